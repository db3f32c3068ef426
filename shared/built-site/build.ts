import path from 'node:path';
import type { PageDocument } from './page-document';
import type { DocsVersion } from './docs-version';

/** What `docusaurus build` leaves of a site in one language. */
export interface BuiltSite {
  /** The folder of its files */
  outDir: string;
  title: string;
  tagline: string;
  /** The origin, such as `https://trpc.io` */
  url: string;
  baseUrl: string;
  /** The paths of its pages, below the base URL; files such as `404.html` are none */
  pages: string[];
  versions: DocsVersion[];
  posts: { title: string; path: string }[];
  /** Path of a docs page or a post below the base URL → the file that it is written in */
  sources: Record<string, string>;
}

/** A site for each language, that of the default one first, whose folder has those of the others. */
export type Build = [BuiltSite, ...BuiltSite[]];

/** Where the plugin beside this file writes the build, and the steps read it. */
export const BUILD_FILE = '.cache/build.json';

/** Where Docusaurus builds: nothing of it is served before all steps are done. */
export const UNFINISHED = '.cache/build';

/**
 * The file of a page in a built site, which has no folders for pages.
 *
 * `build`, `/docs/v10` → `build/docs/v10.html`
 *
 * @param page - a path below the base URL
 */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}

/** Where a file of a site is, by its address: `/base/docs/v10.md` → `build/docs/v10.md`. */
export function fileAt({ outDir, baseUrl }: BuiltSite, address: string): string {
  return path.join(outDir, address.slice(baseUrl.length));
}

/** What the pages say, by their files: `docs/v10/router.html`. */
export type Pages = Map<string, PageDocument>;

/**
 * What a page says.
 *
 * @param address - its path with the base URL of its language
 * @throws where there is no such page
 */
export function documentAt(pages: Pages, [{ baseUrl }]: Build, address: string): PageDocument {
  const name = address.slice(baseUrl.length);
  const document = pages.get(/(^|\/)$/.test(name) ? `${name}index.html` : `${name}.html`);
  if (!document) {
    throw new Error(`No page was built for ${address}.`);
  }
  return document;
}
