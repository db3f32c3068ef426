import path from 'node:path';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { PageDocument } from './page-document';
import type { DocsVersion } from './docs-version';

/** A site as `docusaurus build` wrote it, in one language. */
export interface BuiltSite extends Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'> {
  /** The folder of the built files */
  outDir: string;
  /** The addresses of the pages, without files such as `404.html` */
  pages: string[];
  versions: DocsVersion[];
  posts: { title: string; path: string }[];
  /** Address of a docs page or a post → its source file */
  sources: Record<string, string>;
}

/** A site per language. The default language comes first; its folder contains those of the others. */
export type Build = [BuiltSite, ...BuiltSite[]];

/** `site/finish/plugin.ts` writes the `Build` to this file, and `site/finish` reads it. */
export const BUILD_FILE = '.cache/build.json';

/** Docusaurus builds into this folder. `site/finish` moves it to `build` after its last step. */
export const STAGING_DIR = '.cache/build';

/** Gives the file that is served at an address: `/base/docs/v10.md` → `build/docs/v10.md`. */
export function fileAt({ outDir, baseUrl }: BuiltSite, address: string): string {
  return path.join(outDir, address.slice(baseUrl.length));
}

/** The path of a built file's address: `docs/v10/router.html` → `docs/v10/router`, `fr/index.html` → `fr/`. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** The parsed pages, by their addresses: `/base/docs/v10/router`. */
export type Pages = Map<string, PageDocument>;

/**
 * Finds a parsed page.
 *
 * @throws if there is no such page
 */
export function documentAt(pages: Pages, address: string): PageDocument {
  const document = pages.get(address);
  if (!document) {
    throw new Error(`No page was built for ${address}.`);
  }
  return document;
}
