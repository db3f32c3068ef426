import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveManifest } from '../check/libraries';
import type { SampleFence } from '../page/page';
import type { RunProgram } from '../programs/programs-to-run';
import { listFiles } from '../store/files';

/** What bundles are made with, from this package's folder; when one of these changes, all are made anew. */
const MAKERS = ['worker', 'bundles', 'programs'];
const PACKAGES = ['rolldown'];

/** Hashes what bundles are made with, besides pages and their packages. */
export function makerFingerprint(siteDir: string): string {
  const hash = createHash('sha256');
  for (const maker of MAKERS) {
    const file = path.join(__dirname, '..', maker);
    const names = fs.statSync(file).isFile() ? [''] : listFiles(file);
    names.forEach((name) => hash.update(name).update(fs.readFileSync(path.join(file, name))));
  }
  for (const name of PACKAGES) {
    hash.update(fs.readFileSync(resolveManifest(siteDir, name) ?? ''));
  }
  return hash.digest('hex');
}

/** Hashes a program: the code of its fences, and all that those could import. */
export function programFingerprint({ fences }: RunProgram): string {
  return createHash('sha256')
    .update(JSON.stringify(fences.map(sourcesOf)))
    .digest('hex');
}

function sourcesOf({ id, reachable }: SampleFence) {
  return [id, [...reachable.values()].map(({ name, code }) => [name, code])];
}
