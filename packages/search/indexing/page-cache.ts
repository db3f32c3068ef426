import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { IndexedPage } from './page';

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
export async function openPageCache(file: string, ...inputs: unknown[]) {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  const stored = new Map(parse(text));
  const used = new Map<string, IndexedPage | null>();
  const start = createHash('sha256').update(JSON.stringify([inputs, await readCode()]));

  return {
    /** Returns the page of a route, or reads it and stores it. */
    get(route: string, html: string, read: () => IndexedPage | undefined): IndexedPage | undefined {
      const content = html.replace(FILE_NAME_HASHES, '');
      const key = start.copy().update(`${route}\n${content}`).digest('hex');
      const page = stored.has(key) ? stored.get(key) : read();
      used.set(key, page ?? null);
      return page ?? undefined;
    },

    /** Writes the pages that were asked for. */
    async save() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify([...used]));
    },
  };
}

function parse(text: string): [key: string, page: IndexedPage | null][] {
  try {
    return JSON.parse(text) as [string, IndexedPage | null][];
  } catch {
    return [];
  }
}

async function readCode() {
  const folders = CODE_FOLDERS.map(async (folder) => {
    const names = await fs.readdir(folder);
    return Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  });
  return Promise.all(folders);
}
