import path from 'node:path';
import type { SamplesOptions } from './options';

/** A site and what its authors chose. */
export type Site = {
  /** Path of its root. */
  dir: string;
  options: Required<SamplesOptions>;
};

/** The folder from whose packages the samples of a docs version import. */
export function libraryDir({ dir, options }: Site, version: string): string {
  return path.join(dir, options.libraries, version);
}
