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

/** The folder from whose packages the samples of a docs version import. */
export function libraryDir({ dir }: Site, version: string): string {
  return path.join(dir, LIBRARIES, version);
}
