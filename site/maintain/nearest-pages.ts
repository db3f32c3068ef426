import { nearestPages } from '../../src/components/NotFound/nearestPages';

/** A docs page as redirects and links need it. */
export type DocsPage = {
  /** e.g. `/docs/v9/router` */
  path: string;
  /** Its MDX */
  text: string;
  /** The ids of its headings */
  anchors: string[];
};

/** A docs version with its pages. */
export type VersionPages = { path: string; pages: DocsPage[] };

/**
 * Finds the page of a version that is nearest to one of another version: that of the same path; else the
 * one to which the page's own links lead most often; else that of the most similar name; else the
 * version's first page.
 *
 * @returns its path
 */
export function nearestPage(page: DocsPage, from: VersionPages, to: VersionPages): string {
  const same = to.path + page.path.slice(from.path.length);
  const paths = to.pages.map(({ path }) => path);
  if (paths.includes(same)) {
    return same;
  }
  const docs = to.pages.map(({ path }) => ({ path }));
  const similar = nearestPages(same, [{ label: '', path: to.path, docs }]).at(0);
  return mostLinked(page.text, paths) ?? similar?.path ?? to.path;
}

/** Of pages with as many links, the first one linked. */
function mostLinked(text: string, paths: string[]) {
  const counts = new Map<string, number>();
  for (const [, path = ''] of text.matchAll(/\]\(([^)#\s]+)/g)) {
    if (paths.includes(path)) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).at(0)?.[0];
}

/**
 * Leads to where pages are now: those that led to a page that is gone included.
 *
 * @param redirects - from path to path, as they are
 * @param moves - from path to path, of pages that go
 */
export function addRedirects(
  redirects: Record<string, string>,
  moves: Record<string, string>,
): Record<string, string> {
  const moved = Object.entries(redirects).map(([from, to]) => {
    const { path, hash } = parts(to);
    return [from, path in moves ? moves[path] : path + hash];
  });
  const all = { ...Object.fromEntries(moved), ...moves } as Record<string, string>;
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Turns the links of a text to pages that go into links to those that stay. A hash stays where the new
 * page has that heading.
 *
 * @param text - MDX or source, with paths such as `/docs/v9/router#nest`
 * @param versionPath - of the version that goes, e.g. `/docs/v9`
 * @param moves - from path to path
 * @param pages - those that stay
 */
export function moveLinks(
  text: string,
  versionPath: string,
  moves: Record<string, string>,
  pages: DocsPage[],
): string {
  const link = new RegExp(`(?<![\\w./-])${versionPath}(?:/[\\w-]+)?(?:#[\\w-]+)?(?![\\w/])`, 'g');
  return text.replace(link, (found) => {
    const { path, hash } = parts(found);
    const target = moves[path];
    const anchors = pages.find((page) => page.path === target)?.anchors ?? [];
    return target ? target + (anchors.includes(hash.slice(1)) ? hash : '') : found;
  });
}

/**
 * Leaves out where a page refers to itself in a version that goes; what it says around that stays.
 *
 * `Renamed. See [Router in 9.x](/docs/v9/router).` → `Renamed.`
 *
 * `See the [guide](./guide.mdx), or [Router in 9.x](/docs/v9/router).` → `See the [guide](./guide.mdx).`
 *
 * @param text - MDX
 * @param twins - the paths of the page in that version; it may have been several pages
 */
export function leaveOutTwins(text: string, twins: string[]): string {
  if (twins.length === 0) {
    return text;
  }
  const link = `\\[[^\\]]*\\]\\((?:${twins.join('|')})(?:#[\\w-]+)?\\)`;
  return text
    .replace(new RegExp(`(?:\\s+See ${link}\\.(?=\\n)| See ${link}\\.)`, 'g'), '')
    .replace(new RegExp(`[,;:] (?:or|see) ${link}`, 'g'), '');
}

function parts(link: string) {
  const [path = '', hash] = link.split('#');
  return { path, hash: hash === undefined ? '' : `#${hash}` };
}
