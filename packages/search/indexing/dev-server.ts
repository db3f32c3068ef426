import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { INDEX_FOLDER } from '../client/backend';
import { MANIFEST_FILE } from '../engine/shards';

/**
 * Makes `docusaurus start` serve the index of the last build: there are no built pages to read then.
 * Says which index that is, or how to get one.
 *
 * @param outDir - the folder of the built site
 * @param baseUrl - what the site is served under
 * @returns the bundler's configuration
 */
export function devServer(outDir: string, baseUrl: string) {
  const directory = path.join(outDir, INDEX_FOLDER);
  logger.info(indexNote(directory));
  return {
    devServer: { static: [{ directory, publicPath: `${baseUrl}${INDEX_FOLDER}`, watch: false }] },
  };
}

/**
 * Tells a writer what search finds while the dev server runs.
 *
 * @param directory - where the last build put its index
 */
export function indexNote(directory: string): string {
  const manifest = fs.statSync(path.join(directory, MANIFEST_FILE), { throwIfNoEntry: false });
  return manifest
    ? `Search finds what the build of ${manifest.mtime.toLocaleString()} had; run "npm run build" to renew it.`
    : 'Search has no index yet; run "npm run build" once, then search works here too.';
}
