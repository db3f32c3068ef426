import type { BlogPostFrontMatter } from '@docusaurus/plugin-content-blog';
import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { closest, distance } from 'fastest-levenshtein';

/** The allowed keys. Docusaurus ignores unknown ones silently. */
const DOC_KEYS: (keyof DocFrontMatter | 'section_keywords')[] = [
  'title',
  'description',
  'slug',
  'keywords',
  'section_keywords',
  'sidebar_label',
  'displayed_sidebar',
  'draft',
  'unlisted',
];
const POST_KEYS: (keyof BlogPostFrontMatter)[] = [
  'title',
  'description',
  'slug',
  'authors',
  'tags',
  'date',
  'draft',
  'unlisted',
];

const DESCRIPTION_LENGTH = { min: 70, max: 160 };
/** The largest share of wrong letters in a key that counts as a typing mistake. */
const MAX_DIFFERENCE = 0.4;
const FLAT_SLUG = /^\/[\w-]*$/;
const POST_SLUG = /^[\w-]+$/;

/**
 * Lists the problems of a page's front matter. There are rules for docs and posts only.
 *
 * @param file - path from the site's root, e.g. `docs/server/router.mdx`
 * @returns a sentence per problem, with what to write instead
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
    ...Object.keys(frontMatter).map((key) => keyProblem(key, isDoc ? DOC_KEYS : POST_KEYS)),
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
