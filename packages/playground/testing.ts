import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import { compileEntry, libraryDir, openStore } from 'docusaurus-checked-samples/parts';
import { STORE_FOLDER } from './build/folders';
import { buildAssets } from './build/build-assets';
import type { PlayProgram } from './compiler/play';
import { createChecker } from './compiler/checker';
import type { PlayFile, Problem, Types } from './compiler/types';
import type { PageWorkshop } from './programs/read-pages';
import { checkFilesOf, createReference, type CheckFiles } from './reference';

export { writeShared } from './theme/Workshop/share';
export type { CheckFiles, PageWorkshop, PlayFile, PlayProgram, Problem };

export type PlaygroundVersion = {
  version: string;
  programs: PageWorkshop[];
  /** The page's checker with the reduced types, in this process. */
  openCompiler: () => CheckFiles;
  /** The same checker with the installed packages. */
  openReference: () => CheckFiles;
};

/**
 * Builds the assets of a site's playground, or takes them from the cache of a build.
 *
 * @param dir - path of the site's root
 * @param samples - the options of docusaurus-checked-samples
 */
export async function openPlayground(
  dir: string,
  samples: SamplesOptions,
): Promise<PlaygroundVersion[]> {
  const site = { dir, options: validateSamplesOptions(samples) };
  const store = openStore(path.join(dir, STORE_FOLDER));
  const packageDir = __dirname;
  const { fingerprint } = await compileEntry('build/thread', packageDir);
  const { versions } = await buildAssets({
    site,
    baseUrl: '',
    store,
    packageDir,
    codeHash: fingerprint,
  });
  return versions.map(({ version, types, workshops }) => ({
    version,
    programs: workshops,
    openCompiler() {
      const text = fs.readFileSync(store.pathOf(types), 'utf8');
      return checkFilesOf(createChecker(ts, JSON.parse(text) as Types));
    },
    openReference: () => createReference(libraryDir(site, version), site.options),
  }));
}
