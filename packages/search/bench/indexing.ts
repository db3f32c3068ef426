import fs from 'node:fs';
import { readBuiltPages } from '../indexing/built-pages';
import { indexFiles } from '../indexing/shards';
import { DEFAULTS } from '../tests/indexing/defaults';

/**
 * Times what the plugin does after each build.
 *
 * @param outDir - the built site
 * @returns milliseconds
 */
export async function timeIndexing(outDir: string): Promise<number> {
  const sitemap = fs.readFileSync(`${outDir}/sitemap.xml`, 'utf8');
  const routes = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, url = '']) => new URL(url));
  const started = performance.now();
  const pages = await readBuiltPages(
    outDir,
    routes.map(({ pathname }) => pathname),
    { title: 'Site', baseUrl: '/' },
    DEFAULTS,
  );
  indexFiles(pages, routes[0]?.origin ?? '');
  return performance.now() - started;
}
