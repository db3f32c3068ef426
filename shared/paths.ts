/* Paths of pages and of their files, for the plugins that write them and the pages that link to them. */

/**
 * Removes the slash that Docusaurus writes at the end of the path of a docs version's first page.
 *
 * `/docs/v10/` → `/docs/v10`
 */
export function pagePath(permalink: string): string {
  return permalink.replace(/\/$/, '');
}

/**
 * Gives the path of a page's Markdown file.
 *
 * `/docs/v10/` → `/docs/v10.md`, `/` → `/index.md`
 */
export function markdownPath(permalink: string, baseUrl = '/'): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${pagePath(permalink)}.md`;
}

/** Whether a page has a Markdown file: all but the search page, which is a form, and `404.html`. */
export function hasMarkdown(permalink: string, baseUrl: string): boolean {
  const page = pagePath(permalink.slice(baseUrl.length));
  return !page.endsWith('.html') && page !== 'search';
}

/**
 * Gives the path of a page's social card, below the base URL.
 *
 * `/docs/v10/router` → `social-cards/docs/v10/router.png`
 */
export function cardFile(route: string): string {
  return `social-cards${route === '/' ? '/index' : route}.png`;
}

/**
 * Removes the base URL from a path.
 *
 * `/fr/docs/v10` with base URL `/fr/` → `/docs/v10`
 */
export function withoutBase(route: string, baseUrl: string): string {
  return `/${route.slice(baseUrl.length)}`;
}

/** Pairs of slugs: one page, renamed between docs versions. */
const RENAMED = [
  ['/server-side-calls', '/callers'],
  ['/aborting-procedures', '/cancellation'],
  ['/fetch', '/edge-runtimes'],
];

/** The paths of a docs version and of its pages. */
export type Version = { path: string; docs: { path: string }[] };

/**
 * Finds the path of a page in another docs version, also where it has another name.
 *
 * @param slug - the page's path without the path of its version: `/router`
 */
export function pathInVersion({ path, docs }: Version, slug: string): string | undefined {
  return [slug, ...RENAMED.filter((names) => names.includes(slug)).flat()]
    .map((name) => path + name)
    .find((candidate) => docs.some((doc) => pagePath(doc.path) === candidate));
}
