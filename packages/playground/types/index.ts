import fs from 'node:fs';
import path from 'node:path';
import { compilerOptions, libraryDir, type Site } from 'docusaurus-checked-samples/parts';
import type { Types } from '../compiler/types';
import { browserTypes } from './browser';
import { readLibrary } from './declarations';
import { packageTypes } from './packages';
import { minifyTypes } from './minify-types';

/** @param packageDir - path of this package's folder */
export function readNodeTypes(packageDir: string): string {
  // Not `.d.ts`, so that its globals are not declared in this project.
  return fs.readFileSync(path.join(packageDir, 'types/node.dts'), 'utf8');
}

/**
 * Reads the declaration files of the language, of browsers and of Node, which all docs versions share.
 *
 * @param packageDir - path of this package's folder
 */
export function readBaseTypes(packageDir: string): Record<string, string> {
  return {
    '/es2022.d.ts': minifyTypes(readLibrary('lib.es2022.d.ts')),
    '/browser.d.ts': minifyTypes(browserTypes()),
    '/node.d.ts': minifyTypes(readNodeTypes(packageDir)),
  };
}

/**
 * Collects the types with which the programs of a docs version are checked in the browser. Comments are
 * removed, except in documented packages, as are files that no program can import.
 *
 * @param base - of `readBaseTypes`
 * @param imports - the packages that programs import
 */
export function versionTypes(
  site: Site,
  version: string,
  base: Record<string, string>,
  imports: readonly string[],
): Types {
  const options = compilerOptions(site.options);
  const { documented, summaries } = site.options;
  const packages = packageTypes(imports, libraryDir(site, version), options, documented);
  return {
    // The libraries are among the files.
    options: { ...options, lib: undefined, noLib: true, types: [] },
    ambient: Object.keys(base),
    files: { ...base, ...packages },
    summaries,
  };
}
