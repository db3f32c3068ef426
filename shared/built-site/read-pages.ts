import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Build } from './build';
import { type PageDocument, readPage } from './page-document';

const CACHE = '.cache/pages';

/** Each build gives all pages the names of its scripts, which are no part of what a page says. */
const HASHES_OF_FILES = /\.[0-9a-f]{8}(?=\.(js|css)\b)/g;

/**
 * Reads all pages of a built site, among them redirects and `404.html`. A page that is as it was is taken
 * from the cache.
 *
 * @returns what each says, by its file below the folder of the site: `docs/v10/router.html`
 */
export async function readPages([{ outDir, url, baseUrl }]: Build) {
  const pages = new Map<string, PageDocument>();
  const used = new Set<string>();
  const reader = await sourceOfReader();
  await fs.mkdir(CACHE, { recursive: true });
  for (const file of await fs.readdir(outDir, { recursive: true })) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const html = await fs.readFile(path.join(outDir, file), 'utf8');
    const address = url + baseUrl + file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
    const hash = createHash('sha256').update(reader).update(address);
    const name = `${hash.update(html.replace(HASHES_OF_FILES, '')).digest('hex')}.json`;
    used.add(name);
    const cached = path.join(CACHE, name);
    if (existsSync(cached)) {
      pages.set(file, JSON.parse(await fs.readFile(cached, 'utf8')) as PageDocument);
    } else {
      const document = readPage(html, address);
      pages.set(file, document);
      await fs.writeFile(cached, JSON.stringify(document));
    }
  }
  for (const name of await fs.readdir(CACHE)) {
    if (!used.has(name)) {
      await fs.rm(path.join(CACHE, name));
    }
  }
  return pages;
}

/** What was read by other rules is read again. */
async function sourceOfReader() {
  const files = ['page-document.ts', 'plain-html.ts'];
  const texts = await Promise.all(
    files.map((file) => fs.readFile(path.join(__dirname, file), 'utf8')),
  );
  return texts.join('');
}
