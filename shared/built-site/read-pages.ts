import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { addressOf, type Build, type Pages } from './build';
import { openCache } from './cache';
import { type PageDocument, readPage } from './page-document';

const CODE_FILES = ['page-document.ts', 'plain-html.ts'].map((file) => path.join(__dirname, file));

/** `.0a1b2c3d` in `main.0a1b2c3d.js`. Cache keys leave it out, as each build changes it in all pages. */
export const FILE_NAME_HASHES = /\.[0-9a-f]{8}(?=\.(js|css)\b)/g;

/**
 * Parses all pages of the site's first language, with redirects and `404.html`. Unchanged pages come from a
 * cache.
 */
export async function readPages([{ outDir, url, baseUrl }]: Build) {
  const pages: Pages = new Map();
  const cache = await openCache('.cache/pages', CODE_FILES);
  for (const file of await Globby('**/*.html', { cwd: outDir })) {
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const address = baseUrl + addressOf(file);
    const json = await cache.get([url, address, html.replace(FILE_NAME_HASHES, '')], () =>
      JSON.stringify(readPage(html, url + address)),
    );
    pages.set(address, JSON.parse(json.toString()) as PageDocument);
  }
  await cache.prune();
  return pages;
}
