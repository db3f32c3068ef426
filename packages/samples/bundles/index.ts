import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../page/collect';
import { pageId, versionOf } from '../page/pages';
import { RUN_FOLDER, type RunInfoByLine } from '../page/run-info';
import type { Site } from '../page/site';
import { docsVersions } from '../page/versions';
import {
  isForReaders,
  programsToRun,
  reachableCode,
  type BrowserProgram,
} from '../programs/programs-to-run';
import { compileEntry } from '../store/compile-entry';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';
import { bundleProgram } from './bundle-program';
import { runtimeSources } from './bundler-options';
import { dryRun, DRY_RUN_ENTRY } from './dry-run';
import type { FenceRun } from './dry-run-thread';
import { runInfoByLine } from './run-info';

/**
 * Bundles the programs of a page that are not in the cache.
 *
 * @param file - path of a page without problems, from the site's root
 * @throws if a program cannot run in the browser
 */
export type BundlePage = (file: string) => Promise<RunInfoByLine>;

/**
 * Opens the bundles of a site. A bundle's name holds a hash of its sources: browsers may cache it forever,
 * and a page never runs another program than the one it shows.
 *
 * @param libraries - hashes of the packages of each docs version
 * @param bundlerHash - hash of the code that bundles
 */
export async function openBundles(
  site: Site,
  store: Store,
  libraries: Record<string, string>,
  bundlerHash: string,
): Promise<BundlePage> {
  const { fingerprint } = await compileEntry(DRY_RUN_ENTRY);
  const codeHash = hashOf(bundlerHash, fingerprint, runtimeSources());
  const versions = docsVersions(site);
  // Programs are ES modules, also where Node runs them.
  store.writeText('package.json', JSON.stringify({ type: 'module' }));

  return async function bundlePage(file) {
    const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
    const key = hashOf(codeHash, site.options, libraries, text);
    const record = `runs/${pageId(file)}.${key}.json`;
    const cached = store.read<RunInfoByLine>(record);
    if (cached) {
      return cached;
    }
    const page = collect(text, { file, version: versionOf(file, versions) }, site);
    let runInfo: RunInfoByLine = {};
    const used: string[] = [];
    for (const program of programsToRun(page).filter(isForReaders)) {
      const key = keyOf(program);
      const bundle = `${program.version}/${program.id}.${key}.js`;
      const entry = `${RUN_FOLDER}/${bundle}`;
      const programRecord = `programs/${program.id}.${key}.json`;
      const runs =
        store.read<FenceRun[]>(programRecord) ??
        (await bundleAndRun(program, entry, programRecord));
      used.push(entry, programRecord);
      // Servers are in the worker's program and in the one with the document: the worker's comes first.
      runInfo = { ...runInfoByLine(program, bundle, runs), ...runInfo };
    }
    store.write(record, runInfo, used);
    return runInfo;
  };

  async function bundleAndRun(program: BrowserProgram, entry: string, record: string) {
    try {
      store.writeText(entry, await bundleProgram(site, program));
      const runs = await dryRun(store.pathOf(entry), program.fences.length, program.mode);
      store.write(record, runs, [entry]);
      return runs;
    } catch (error) {
      throw new Error(failure(program, error as Error), { cause: error });
    }
  }

  function keyOf({ version, fences, mode }: BrowserProgram) {
    const { sideEffectFree } = site.options;
    return hashOf(codeHash, sideEffectFree, libraries[version], mode, fences.map(reachableCode));
  }
}

function failure({ page, fences }: BrowserProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}
