import path from 'node:path';

/**
 * The file of a page in a built site, which has no folders for pages.
 *
 * `build`, `/docs/v10` → `build/docs/v10.html`
 *
 * @param outDir - the folder of the built site
 * @param page - a path below the base URL
 */
export function pageFile(outDir: string, page: string): string {
  return path.join(outDir, page === '/' ? 'index.html' : `${page}.html`);
}
