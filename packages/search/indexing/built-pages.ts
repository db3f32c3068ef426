import fs from 'node:fs/promises';
import path from 'node:path';
import type { SearchOptions } from './options';
import { readPage, type IndexedPage } from './page';
import { openPageCache } from './page-cache';

/**
 * Reads the built pages that search should find.
 *
 * @param outDir - the folder of the built site
 * @param routes - the paths of all routes, with the base URL
 * @param site - the title of the site, and the base URL that it is served under
 * @param cacheFile - keeps what was read of pages that the next build does not change
 */
export async function readBuiltPages(
  outDir: string,
  routes: string[],
  { title, baseUrl }: { title: string; baseUrl: string },
  options: SearchOptions,
  cacheFile: string,
): Promise<IndexedPage[]> {
  const cache = openPageCache(cacheFile, title, options);
  const pages = await Promise.all(
    routes.map(async (route) => {
      const html = await readHtml(path.join(outDir, route.slice(baseUrl.length)));
      return html && cache.get(route, html, () => readPage(html, route, title, options));
    }),
  );
  cache.save();
  return pages.filter((page) => typeof page === 'object');
}

/** A route without a page, and `/404.html`, which is no folder */
const NO_SUCH_FILE = ['ENOENT', 'ENOTDIR'];

/** With `trailingSlash: false`, `/docs` is the file `docs.html`, but `/` is `index.html`. */
async function readHtml(file: string): Promise<string | undefined> {
  for (const candidate of [path.join(file, 'index.html'), `${file}.html`]) {
    try {
      return await fs.readFile(candidate, 'utf8');
    } catch (error) {
      if (!NO_SUCH_FILE.includes((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
    }
  }
  return undefined;
}
