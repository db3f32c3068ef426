const DESCRIPTION_LENGTH = { min: 70, max: 160 };
const FLAT_SLUG = /^\/[\w-]*$/;
const POST_SLUG = /^[\w-]+$/;

/**
 * Lists what a page's front matter lacks. Pages outside the docs and the blog have no rules.
 *
 * @param file - path from the site's root, e.g. `docs/server/router.mdx`
 * @param frontMatter - the parsed front matter
 * @returns a sentence per fault, with what to write instead
 */
export function frontMatterProblems(
  file: string,
  frontMatter: { [key: string]: unknown },
): string[] {
  const folder = file.split(/[\\/]/)[0];
  const isDoc = folder === 'docs' || folder === 'versioned_docs';
  if (!isDoc && folder !== 'blog') {
    return [];
  }
  return [
    titleProblem(frontMatter.title),
    descriptionProblem(frontMatter.description),
    isDoc ? docSlugProblem(frontMatter.slug) : postSlugProblem(frontMatter.slug),
  ].filter((problem) => problem !== undefined);
}

function titleProblem(title: unknown) {
  return typeof title === 'string' && title.trim() !== ''
    ? undefined
    : 'front matter lacks "title"; write "title: What the page is about".';
}

function descriptionProblem(description: unknown) {
  const { min, max } = DESCRIPTION_LENGTH;
  if (typeof description !== 'string') {
    return `front matter lacks "description"; answer the page's question in one sentence of ${min} to ${max} characters.`;
  }
  return description.length < min || description.length > max
    ? `front matter "description" has ${description.length} characters; write ${min} to ${max}.`
    : undefined;
}

function docSlugProblem(slug: unknown) {
  return typeof slug === 'string' && FLAT_SLUG.test(slug)
    ? undefined
    : `front matter "slug" is ${JSON.stringify(slug)}; write a flat path such as "slug: /router", or "slug: /" for the introduction.`;
}

function postSlugProblem(slug: unknown) {
  return typeof slug === 'string' && POST_SLUG.test(slug)
    ? undefined
    : `front matter "slug" is ${JSON.stringify(slug)}; write one path segment such as "slug: hello-trpc".`;
}
