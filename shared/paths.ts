/* Where things are, for the plugins that write them and for the pages that lead there. */

/**
 * The path of a page, as its address has it: Docusaurus writes that of a docs version's first page with a
 * slash at its end.
 *
 * `/docs/v10/` → `/docs/v10`
 */
export function pagePath(permalink: string): string {
  return permalink.replace(/\/$/, '');
}

/** Without text of their own: a form, whose results come as one types. */
const WITHOUT_TEXT = ['search'];

/**
 * The path of a page's Markdown.
 *
 * `/docs/v10/` → `/docs/v10.md`, `/` → `/index.md`
 *
 * @param baseUrl - of the site; its home page is there
 */
export function markdownPath(permalink: string, baseUrl = '/'): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${pagePath(permalink)}.md`;
}

/** Whether a page has text, and so Markdown: neither the search page has, nor `404.html`. */
export function hasMarkdown(permalink: string, baseUrl: string): boolean {
  const page = pagePath(permalink.slice(baseUrl.length));
  return !page.endsWith('.html') && !WITHOUT_TEXT.includes(page);
}

/**
 * The path of a page's social card below the site's root.
 *
 * `/docs/v10/router` → `social-cards/docs/v10/router.png`
 */
export function cardFile(route: string): string {
  return `social-cards${route === '/' ? '/index' : route}.png`;
}

/**
 * The path of a page below the base URL, which other locales have, too.
 *
 * `/fr/docs/v10`, `/fr/` → `/docs/v10`
 */
export function withoutBase(route: string, baseUrl: string): string {
  return `/${route.slice(baseUrl.length)}`;
}

/** The slugs of pages that are called otherwise in another docs version. */
const RENAMED = [
  ['/server-side-calls', '/callers'],
  ['/aborting-procedures', '/cancellation'],
  ['/fetch', '/edge-runtimes'],
];

type Version = { path: string; docs: { path: string }[] };

/**
 * The path of a page in another docs version, whatever it is called there.
 *
 * @param slug - the end of the page's path, from the path of its version on
 */
export function pathIn({ path, docs }: Version, slug: string): string | undefined {
  return [slug, ...RENAMED.filter((names) => names.includes(slug)).flat()]
    .map((name) => path + name)
    .find((candidate) => docs.some((doc) => pagePath(doc.path) === candidate));
}
