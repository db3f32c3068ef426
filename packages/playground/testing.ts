import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import { compileEntry, libraryDir, openStore } from 'docusaurus-checked-samples/parts';
import { STORE_FOLDER } from './build/folders';
import { makeAll } from './build/make';
import type { PlayProgram } from './compiler/addresses';
import { createChecker } from './compiler/checker';
import type { PlayFile, Problem, Types } from './compiler/types';
import type { PageWorkshop } from './programs/read-pages';
import { createReference, problemsOf, type Open } from './reference';

export { writeShared } from './theme/Workshop/share';
export type { Open, PageWorkshop, PlayFile, PlayProgram, Problem };

/** A docs version as the page has it. */
export type PlaygroundVersion = {
  version: string;
  programs: PageWorkshop[];
  /** The page's compiler with the types of the version, in this process. */
  openCompiler: () => Open;
  /** TypeScript with the packages as they are installed. */
  openReference: () => Open;
};

/**
 * Makes what a site's playground needs, as the build does, and takes what a build has made.
 *
 * @param dir - path of the site's root
 * @param samples - the options of its samples
 */
export async function openPlayground(
  dir: string,
  samples: SamplesOptions,
): Promise<PlaygroundVersion[]> {
  const site = { dir, options: validateSamplesOptions(samples) };
  const store = openStore(path.join(dir, STORE_FOLDER));
  const packageDir = __dirname;
  const { fingerprint } = await compileEntry('build/thread', packageDir);
  const { versions } = await makeAll({ site, baseUrl: '', store, packageDir, fingerprint });
  return versions.map(({ version, types, workshops }) => ({
    version,
    programs: workshops,
    openCompiler() {
      const text = fs.readFileSync(store.pathOf(types), 'utf8');
      return problemsOf(createChecker(ts, JSON.parse(text) as Types));
    },
    openReference: () => createReference(libraryDir(site, version), site.options),
  }));
}
