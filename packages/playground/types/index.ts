import fs from 'node:fs';
import path from 'node:path';
import { compilerOptions, libraryDir, type Site } from 'docusaurus-checked-samples/parts';
import type { TypesPart } from '../compiler/types';
import { browserTypes } from './browser';
import { readLibrary } from './language';
import { packageTypes } from './packages';
import { tight } from './tight';

/** What a program imports: always, and where it has a document. */
export type Imports = { worker: readonly string[]; dom: readonly string[] };

/** The types of a docs version, and those that are needed besides where a program has a document. */
export type VersionTypes = { worker: TypesPart; dom: TypesPart };

/** Those of the language, of browsers and of Node, which all versions have. */
export type BaseTypes = { worker: Record<string, string>; dom: Record<string, string> };

/** @param packageDir - path of this package's folder */
export function readNodeTypes(packageDir: string): string {
  // No `.d.ts`: it would declare these for this project, too.
  return fs.readFileSync(path.join(packageDir, 'types/node.dts'), 'utf8');
}

/** @param packageDir - path of this package's folder */
export function readBaseTypes(packageDir: string): BaseTypes {
  const browser = browserTypes();
  return {
    worker: {
      '/es2022.d.ts': tight(readLibrary('lib.es2022.d.ts')),
      '/browser.d.ts': tight(browser.worker),
      '/node.d.ts': tight(readNodeTypes(packageDir)),
    },
    dom: { '/document.d.ts': tight(browser.document) },
  };
}

/**
 * Gathers the types of a docs version: the same with which its samples are checked, without comments,
 * but for those of the documented packages, and without what no program can reach.
 */
export function versionTypes(
  site: Site,
  version: string,
  base: BaseTypes,
  imports: Imports,
): VersionTypes {
  const installed = compilerOptions(site.options);
  // The libraries are among the files.
  const options = { ...installed, lib: undefined, noLib: true, types: [] };
  const packagesOf = (specifiers: readonly string[]) =>
    packageTypes(specifiers, libraryDir(site, version), installed, site.options.documented);
  const partOf = (own: Record<string, string>, packages: Record<string, string>): TypesPart => ({
    options,
    ambient: Object.keys(own),
    files: { ...own, ...packages },
    summaries: site.options.summaries,
  });
  const worker = packagesOf(imports.worker);
  const more = Object.entries(packagesOf(imports.dom)).filter(([file]) => !(file in worker));
  return {
    worker: partOf(base.worker, worker),
    dom: partOf(base.dom, Object.fromEntries(more)),
  };
}
