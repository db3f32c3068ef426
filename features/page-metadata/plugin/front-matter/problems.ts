import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { closest, distance } from 'fastest-levenshtein';

/** The rules by kind of page. Docusaurus ignores keys silently that it does not know. */
const DOC = {
  keys: [
    'title',
    'description',
    'slug',
    'keywords',
    'section_keywords',
    'sidebar_label',
    'displayed_sidebar',
    'draft',
    'unlisted',
  ] satisfies (keyof DocFrontMatter | 'section_keywords')[],
  slug: /^\/[\w-]*$/,
  slugToWrite: 'a flat path such as "slug: /router", or "slug: /" for the introduction',
};
const POST = {
  keys: [
    'title',
    'description',
    'slug',
    'authors',
    'tags',
    'date',
    'draft',
    'unlisted',
  ] satisfies (keyof BlogPostFrontMatter)[],
  slug: /^[\w-]+$/,
  slugToWrite: 'one path segment such as "slug: hello-trpc"',
};
const KINDS: Record<string, typeof DOC | typeof POST> = {
  docs: DOC,
  versioned_docs: DOC,
  blog: POST,
};

const DESCRIPTION_LENGTH = { min: 70, max: 160 };
/** The largest share of wrong letters in a key that counts as a typing mistake. */
const MAX_DIFFERENCE = 0.4;

/**
 * Lists the problems of a page's front matter. There are rules for docs and posts only.
 *
 * @param file - path from the site's root, e.g. `docs/server/router.mdx`
 * @returns a sentence per problem, with what to write instead
 */
export function frontMatterProblems(file: string, frontMatter: Record<string, unknown>): string[] {
  const kind = KINDS[file.split(/[\\/]/)[0]!];
  if (!kind) {
    return [];
  }
  const { title, slug } = frontMatter;
  const isTitle = typeof title === 'string' && title.trim();
  const isSlug = typeof slug === 'string' && kind.slug.test(slug);
  return [
    !isTitle && 'front matter lacks "title"; write "title: What the page is about".',
    descriptionProblem(frontMatter.description),
    !isSlug && `front matter "slug" is ${JSON.stringify(slug)}; write ${kind.slugToWrite}.`,
    ...Object.keys(frontMatter).map((key) => keyProblem(key, kind.keys)),
  ].filter((problem) => typeof problem === 'string');
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

function keyProblem(key: string, known: string[]) {
  if (known.includes(key)) {
    return undefined;
  }
  const nearest = closest(key, known);
  const isNear = distance(key.toLowerCase(), nearest) <= key.length * MAX_DIFFERENCE;
  return isNear
    ? `front matter has "${key}", which pages here do not have; write "${nearest}".`
    : `front matter has "${key}", which pages here do not have; remove it, or add it to those of problems.ts in features/page-metadata/plugin/front-matter: ${known.join(', ')}.`;
}
