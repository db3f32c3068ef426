import fs from 'node:fs/promises';
import path from 'node:path';
import { readBuiltPage } from '../built-page';

/**
 * Collects the links of a built site that lead out of it: what readers see of docs, posts, data and
 * configuration.
 *
 * @param outDir - the folder of the built site
 * @returns the pages of each link, by its address without a hash
 */
export async function collectLinks(outDir: string): Promise<Map<string, string[]>> {
  const pagesOf = new Map<string, string[]>();
  const files = await fs.readdir(outDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const { links } = readBuiltPage(await fs.readFile(path.join(outDir, file), 'utf8'));
    const outside = Array.from(links, (link) => link.replace(/#.*/, '')).filter((link) =>
      /^https?:\/\//.test(link),
    );
    for (const link of new Set(outside)) {
      pagesOf.set(link, [...(pagesOf.get(link) ?? []), `/${file.replace(/(index)?\.html$/, '')}`]);
    }
  }
  return pagesOf;
}
