import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveManifest } from '../check/libraries';

type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The packages that the docs are about. Those are told apart by content, all others by version. */
const DOCUMENTED = /^@trpc\//;

/**
 * Describes everything that samples of a docs version can import, so that results of a check hold
 * exactly as long as this is the same. The lockfile would say it too, but it changes with every
 * package of the site.
 *
 * @param libraryDir - path of a folder of `libraries`
 * @returns a hash over the resolved packages, those that they import included
 */
export function libraryFingerprint(libraryDir: string): string {
  const hash = createHash('sha256');
  for (const [folder, { name, version }] of packagesOf(libraryDir)) {
    hash.update(`${name}@${version}\n`);
    if (DOCUMENTED.test(name)) {
      declarationFiles(folder).forEach((file) => hash.update(fs.readFileSync(file)));
    }
  }
  return hash.digest('hex');
}

/** Walks from a folder's manifest to all that it can import, by folder and in a fixed order. */
function packagesOf(libraryDir: string) {
  const packages = new Map<string, Manifest>();
  const add = (folder: string) => {
    const manifest = readManifest(folder);
    packages.set(folder, manifest);
    const { dependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = resolveManifest(folder, name);
      const dependency = found && fs.realpathSync(path.dirname(found));
      if (dependency && !packages.has(dependency)) {
        add(dependency);
      }
    }
  };
  add(libraryDir);
  return packages;
}

function readManifest(folder: string) {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function declarationFiles(folder: string) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.d\.[mc]?ts$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}
