import fs from 'node:fs';
import path from 'node:path';
import { compilerOptions, libraryDir, type Site } from 'docusaurus-checked-samples/parts';
import type { Types } from '../compiler/types';
import { browserTypes } from './browser';
import { readLibrary } from './language';
import { packageTypes } from './packages';
import { tight } from './tight';

/** @param packageDir - path of this package's folder */
export function readNodeTypes(packageDir: string): string {
  // No `.d.ts`: it would declare these for this project, too.
  return fs.readFileSync(path.join(packageDir, 'types/node.dts'), 'utf8');
}

/**
 * Writes the types that all docs versions have: of the language, of browsers and of Node.
 *
 * @param packageDir - path of this package's folder
 */
export function readBaseTypes(packageDir: string): Record<string, string> {
  return {
    '/es2022.d.ts': tight(readLibrary('lib.es2022.d.ts')),
    '/browser.d.ts': tight(browserTypes()),
    '/node.d.ts': tight(readNodeTypes(packageDir)),
  };
}

/**
 * Gathers the types of a docs version: the same with which its samples are checked, without comments,
 * but for those of the documented packages, and without what no program can reach.
 *
 * @param base - those that all versions have
 * @param imports - what programs import
 */
export function versionTypes(
  site: Site,
  version: string,
  base: Record<string, string>,
  imports: readonly string[],
): Types {
  const installed = compilerOptions(site.options);
  const { documented, summaries } = site.options;
  const packages = packageTypes(imports, libraryDir(site, version), installed, documented);
  return {
    // The libraries are among the files.
    options: { ...installed, lib: undefined, noLib: true, types: [] },
    ambient: Object.keys(base),
    files: { ...base, ...packages },
    summaries,
  };
}
