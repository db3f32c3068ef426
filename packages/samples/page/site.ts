import fs from 'node:fs';
import path from 'node:path';
import type { SamplesOptions } from './options';

/** A site, and its options for this package. */
export type Site = {
  /** Path of the site's root. */
  dir: string;
  options: Required<SamplesOptions>;
};

/** The folder of the docs versions' packages: `libraries/version-9.x/package.json`. */
export const LIBRARIES = 'libraries';

/** Tells whether a docs version has packages of its own. */
export function hasLibrary({ dir }: Site, version: string): boolean {
  return fs.existsSync(path.join(dir, LIBRARIES, version));
}

/** The folder from which samples of a docs version import packages: its own in `libraries`, or else the site's root. */
export function libraryDir(site: Site, version: string): string {
  return hasLibrary(site, version) ? path.join(site.dir, LIBRARIES, version) : site.dir;
}
