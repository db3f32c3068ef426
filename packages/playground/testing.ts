import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { validateSamplesOptions, type SamplesOptions } from 'docusaurus-checked-samples';
import {
  compileEntry,
  compilerOptions,
  libraryDir,
  openStore,
} from 'docusaurus-checked-samples/parts';
import { STORE_FOLDER } from './build/folders';
import { buildAssets } from './build/build-assets';
import type { PlayProgram } from './compiler/play';
import { createChecker, type Checker } from './compiler/checker';
import type { PlayFile, Problem, Types } from './compiler/types';
import type { PageWorkshop } from './programs/read-pages';

export { writeShared } from './theme/Workshop/share';
export type { PageWorkshop, PlayFile, PlayProgram, Problem };

/** Replaces all files of a program, and returns the problems of all. */
export type CheckFiles = (files: readonly PlayFile[]) => Problem[];

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
  const { fingerprint: codeHash } = await compileEntry('build/thread', packageDir);
  const { versions } = await buildAssets({ site, baseUrl: '', store, packageDir, codeHash });
  const installed = {
    options: compilerOptions(site.options),
    ambient: [],
    files: {},
    summaries: {},
  };
  return versions.map(({ version, types, workshops }) => ({
    version,
    programs: workshops,
    openCompiler() {
      const text = fs.readFileSync(store.pathOf(types), 'utf8');
      return checkFilesOf(createChecker(ts, JSON.parse(text) as Types));
    },
    openReference() {
      // The folder need not exist.
      const folder = path.join(libraryDir(site, version), '.workshop/');
      const readFile = (file: string) => ts.sys.readFile(file);
      return checkFilesOf(createChecker(ts, installed, { folder, readFile }));
    },
  }));
}

function checkFilesOf(checker: Checker): CheckFiles {
  return (files) => {
    checker.setFiles(files);
    return checker.problems();
  };
}
