import fs from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Build } from '../../../shared/built-site/build';
import { listFiles } from './list-files';

const FOLDER = 'offline';

/** At the root, since a service worker controls only pages below its own folder. */
const WORKER = 'offline-worker.js';

/**
 * Writes the list of files of each docs version that readers can store, and the service worker that serves them
 * offline.
 */
export async function writeOfflineLists(build: Build) {
  for (const { outDir, baseUrl, versions } of build) {
    const folders = versions.map(({ versionName, path }) => ({
      name: versionName,
      folder: path.slice(baseUrl.length),
    }));
    await fs.mkdir(path.join(outDir, FOLDER), { recursive: true });
    for (const listing of await listFiles(outDir, folders)) {
      const file = path.join(outDir, FOLDER, `${listing.version}.json`);
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
