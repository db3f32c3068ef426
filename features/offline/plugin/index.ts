import fs from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type Build, fileAt } from '../../../shared/built-site/build';
import { listingAddress } from '../stored';
import { listFiles } from './list-files';

/** At the root, since a service worker controls only pages below its own folder. */
const WORKER = 'offline-worker.js';

/**
 * Writes the list of files of each docs version that readers can store, and the service worker that serves them
 * offline.
 */
export async function writeOfflineLists(build: Build) {
  for (const site of build) {
    const { outDir, baseUrl, versions } = site;
    const folders = versions.map(({ versionName, path }) => ({
      name: versionName,
      folder: path.slice(baseUrl.length),
    }));
    for (const listing of await listFiles(outDir, folders)) {
      const file = fileAt(site, listingAddress(baseUrl, listing.version));
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify(listing));
    }
    await bundleWorker(path.join(outDir, WORKER));
  }
}

/** One file, since not all browsers support service workers of modules. */
async function bundleWorker(file: string) {
  const bundle = await rolldown({
    input: 'features/offline/worker.ts',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  await bundle.write({ file, format: 'iife', minify: true });
  await bundle.close();
}
