import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build } from './build';
import { openCache } from './cache';
import { type PageDocument, readPage } from './page-document';

/** What was read by other rules is read again. */
const MAKERS = ['page-document.ts', 'plain-html.ts'].map((file) => path.join(__dirname, file));

/** Each build gives all pages the names of its scripts, which are no part of what a page says. */
export const HASHES_OF_FILES = /\.[0-9a-f]{8}(?=\.(js|css)\b)/g;

/**
 * Reads all pages of a built site, among them redirects and `404.html`. A page that is as it was is taken
 * from the cache.
 *
 * @returns what each says, by its file below the folder of the site: `docs/v10/router.html`
 */
export async function readPages([{ outDir, url, baseUrl }]: Build) {
  const pages = new Map<string, PageDocument>();
  const cache = await openCache('.cache/pages', MAKERS);
  for (const file of await fs.readdir(outDir, { recursive: true })) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const address = url + baseUrl + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    const json = await cache.get([address, html.replace(HASHES_OF_FILES, '')], () =>
      JSON.stringify(readPage(html, address)),
    );
    pages.set(file, JSON.parse(json.toString()) as PageDocument);
  }
  await cache.prune();
  return pages;
}
