import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { IndexedPage } from './page';

type Pages = Record<string, IndexedPage | null>;

/** The folders of the code that reads pages. */
const CODE_FOLDERS = [path.join(__dirname, '.'), path.join(__dirname, '../engine')];

/** `.0a1b2c3d` in `main.0a1b2c3d.js`, which each build changes in all pages. */
const FILE_NAME_HASHES = /\.[0-9a-f]{8}(?=\.(?:css|js)\b)/g;

/**
 * Opens the cache of what was read of built pages: parsing one takes 20 ms.
 *
 * @param file - the cache; ignored if it is missing or damaged
 * @param inputs - what pages depend on besides their HTML and the code of this package
 */
export function openPageCache(file: string, ...inputs: unknown[]) {
  const files = CODE_FOLDERS.flatMap((dir) => fs.readdirSync(dir).map((name) => `${dir}/${name}`));
  const code = files.map((name) => fs.readFileSync(name, 'utf8'));
  const start = createHash('sha256').update(JSON.stringify([inputs, code]));
  const stored = readPages(file);
  const used: Pages = {};
  return {
    /** Returns the page of a route, or reads it. */
    get(route: string, html: string, read: () => IndexedPage | undefined): IndexedPage | undefined {
      const content = html.replace(FILE_NAME_HASHES, '');
      const key = start.copy().update(`${route}\n${content}`).digest('hex');
      const page = key in stored ? stored[key] : read();
      used[key] = page ?? null;
      return page ?? undefined;
    },

    /** Writes the pages that were asked for. */
    save() {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(used));
    },
  };
}

function readPages(file: string) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Pages;
  } catch {
    return {};
  }
}
