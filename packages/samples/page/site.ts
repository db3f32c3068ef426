import fs from 'node:fs';
import path from 'node:path';
import type { SamplesOptions } from './options';

/** A site and what its authors chose. */
export type Site = {
  /** Path of its root. */
  dir: string;
  options: Required<SamplesOptions>;
};

/** A folder with a folder for each docs version, whose package.json names what its samples import. */
export const LIBRARIES = 'libraries';

/** Whether a docs version has packages of its own. */
export function hasLibrary({ dir }: Site, version: string): boolean {
  return fs.existsSync(path.join(dir, LIBRARIES, version));
}

/** The folder from whose packages the samples of a docs version import: of its own, or the site's. */
export function libraryDir(site: Site, version: string): string {
  return hasLibrary(site, version) ? path.join(site.dir, LIBRARIES, version) : site.dir;
}
