import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../page/collect';
import { pageId, versionOf } from '../page/pages';
import { RUN_FOLDER, type RunPlaces } from '../page/run-place';
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
import { placesOf } from './places';
import { rehearse, REHEARSAL } from './rehearse';
import type { FenceRun } from './rehearse-thread';
import { runtimeTexts } from './setting';

/**
 * Makes the bundles that a page lacks.
 *
 * @param file - of a page without problems, from the site's root
 * @returns what the page runs
 * @throws where a program cannot run in the page
 */
export type BundlePage = (file: string) => Promise<RunPlaces>;

/**
 * Opens the bundles of a site. Their names hold a hash of all that they are made of, so that browsers
 * may keep them for good, and so that a page never runs another program than the one it shows.
 *
 * @param libraries - hashes of the packages of each docs version
 * @param bundler - a hash of what makes bundles
 */
export async function openBundles(
  site: Site,
  store: Store,
  libraries: Record<string, string>,
  bundler: string,
): Promise<BundlePage> {
  const { fingerprint } = await compileEntry(REHEARSAL);
  const maker = hashOf(bundler, fingerprint, runtimeTexts());
  const versions = docsVersions(site);
  // Programs are ES modules, also where Node runs them.
  store.writeText('package.json', JSON.stringify({ type: 'module' }));

  return async function bundlePage(file) {
    const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
    const key = hashOf(maker, site.options, libraries, text);
    const record = `runs/${pageId(file)}.${key}.json`;
    const known = store.read<RunPlaces>(record);
    if (known) {
      return known;
    }
    const page = collect(text, { file, version: versionOf(file, versions) }, site);
    let places: RunPlaces = {};
    const used: string[] = [];
    for (const program of programsToRun(page).filter(isForReaders)) {
      const key = keyOf(program);
      const bundle = `${program.version}/${program.id}.${key}.js`;
      const entry = `${RUN_FOLDER}/${bundle}`;
      const programRecord = `programs/${program.id}.${key}.json`;
      const runs =
        store.read<FenceRun[]>(programRecord) ?? (await make(program, entry, programRecord));
      used.push(entry, programRecord);
      // A server runs in a worker rather than with the document, if both are so.
      places = { ...placesOf(program, bundle, runs), ...places };
    }
    store.write(record, places, used);
    return places;
  };

  /** Bundles a program and runs it once, to know what each of its fences does. */
  async function make(program: BrowserProgram, entry: string, record: string) {
    try {
      store.writeText(entry, await bundleProgram(site, program));
      const runs = await rehearse(store.pathOf(entry), program.fences.length, program.mode);
      store.write(record, runs, [entry]);
      return runs;
    } catch (error) {
      throw new Error(failure(program, error as Error), { cause: error });
    }
  }

  function keyOf({ version, fences, mode }: BrowserProgram) {
    const { sideEffectFree } = site.options;
    return hashOf(maker, sideEffectFree, libraries[version], mode, fences.map(reachableCode));
  }
}

function failure({ page, fences }: BrowserProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}
