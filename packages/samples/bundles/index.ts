import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../page/collect';
import { pageId, versionOf } from '../page/pages';
import type { BrowserMode } from '../page/page';
import type { RunPlaces } from '../page/run-place';
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
import { clickSize, sizeWarnings } from './click-size';
import { placesOf } from './places';
import { rehearse, REHEARSAL, type Seen } from './rehearse';
import { RUN_FOLDER } from './run-folder';
import { bundleShared, type SharedFile } from './shared-file';

/** What a page runs. */
export type PageBundles = {
  places: RunPlaces;
  /** Says which of its programs load slowly. */
  warnings: string[];
  /** What is seen of the fences of each program, by the programs' names. */
  seen: Record<string, Seen[]>;
};

/** What is known of a program: what is seen of each fence, and what a first click on Run loads. */
type ProgramFacts = { seen: Seen[]; size: number };

/** By then the edited page is on the screen. */
const LATER_MS = 1000;

/** Taken to be so of a fence that has never run. */
const UNSEEN: Seen = { wire: 0, prints: true, html: '' };

/** Names of shared files. */
export type SharedFiles = Record<string, Record<BrowserMode, string>>;

/** The bundles of a site's programs. */
export type Bundles = {
  /** The files that programs share, by docs versions and modes, from the folder that readers get. */
  shared: SharedFiles;
  /**
   * Makes the bundles that a page lacks.
   *
   * @param file - of a page without problems, from the site's root
   * @throws where a program cannot run in the page
   */
  bundlePage: (file: string) => Promise<PageBundles>;
  /**
   * The same where programs of the page have run before, and at once: an edit does not wait for them
   * to run. Until they have, what is seen of them is what was seen last.
   *
   * @param onFailure - gets the message where a program cannot run in the page
   */
  bundlePageLater: (file: string, onFailure: (message: string) => void) => Promise<RunPlaces>;
};

/** Where the store keeps a program, and what is known of it. */
type Kept = { bundle: string; entry: string; facts: string };

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
): Promise<Bundles> {
  const { fingerprint } = await compileEntry(REHEARSAL);
  const maker = hashOf(bundler, fingerprint);
  const { firstRunLimit, firstRunLimitWithDocument } = site.options;
  const limits = { page: firstRunLimit, dom: firstRunLimitWithDocument };
  const versions = docsVersions(site);
  const lastSeen: PageBundles['seen'] = {};
  const later = new Map<string, NodeJS.Timeout>();
  // Programs are ES modules, also where Node runs them.
  store.writeText('package.json', JSON.stringify({ type: 'module' }));
  // Made anew each time, in a fifth of a second: so its name says what is in it.
  const shared = new Map<string, Record<BrowserMode, SharedFile>>();
  for (const { library } of versions) {
    const page = await bundleShared(site, library, 'page');
    const dom = await bundleShared(site, library, 'dom');
    shared.set(library, { page, dom });
    [page, dom].forEach(({ name, text }) => store.writeText(`${RUN_FOLDER}/${name}`, text));
  }
  const names: SharedFiles = Object.fromEntries(
    [...shared].map(([version, { page, dom }]) => [version, { page: page.name, dom: dom.name }]),
  );

  const bundles: Bundles = {
    shared: names,
    async bundlePage(file) {
      const { text, record, known } = readPage(file);
      const made = known ?? (await bundleAll(record, readPrograms(file, text)));
      Object.assign(lastSeen, made.seen);
      return made;
    },
    async bundlePageLater(file, onFailure) {
      const { text, known } = readPage(file);
      const programs = known ? [] : readPrograms(file, text);
      clearTimeout(later.get(file));
      if (known || !programs.every((program) => nameOf(program) in lastSeen)) {
        return (await bundles.bundlePage(file)).places;
      }
      const bundle = () => {
        bundles.bundlePage(file).catch(({ message }: Error) => onFailure(message));
      };
      later.set(file, setTimeout(bundle, LATER_MS));
      return lastPlaces(programs);
    },
  };
  return bundles;

  /** `record` keeps what the page runs, `known` is what it says, once the bundles have been made. */
  function readPage(file: string) {
    const text = fs.readFileSync(path.join(site.dir, file), 'utf8');
    const key = hashOf(maker, site.options, libraries, names, text);
    const record = `runs/${pageId(file)}.${key}.json`;
    return { text, record, known: store.read<PageBundles>(record) };
  }

  function readPrograms(file: string, text: string) {
    const page = collect(text, { file, version: versionOf(file, versions) }, site);
    return programsToRun(page).filter(isForReaders);
  }

  async function bundleAll(record: string, programs: BrowserProgram[]): Promise<PageBundles> {
    const made: PageBundles = { places: {}, warnings: [], seen: {} };
    for (const program of programs) {
      const { seen, size } = await bundle(program);
      made.seen[nameOf(program)] = seen;
      made.warnings.push(...sizeWarnings(program, size, limits[program.mode]));
      const places = placesOf(program, keptOf(program).bundle, seen);
      // A server runs in a worker rather than with the document, if both are so.
      made.places = { ...places, ...made.places };
    }
    const entries = programs.map(keptOf).flatMap(({ entry, facts }) => [entry, facts]);
    store.write(record, made, entries);
    return made;
  }

  /** Bundles a program and runs it once, unless that has been done. */
  async function bundle(program: BrowserProgram): Promise<ProgramFacts> {
    const { entry, facts } = keptOf(program);
    const known = store.read<ProgramFacts>(facts);
    if (known) {
      return known;
    }
    try {
      const file = shared.get(program.version)![program.mode];
      const text = await bundleProgram(site, program, file);
      store.writeText(entry, text);
      const seen = await rehearse(store.pathOf(entry), program.fences.length, program.mode);
      const found: ProgramFacts = { seen, size: clickSize(file.text, text, program.mode) };
      store.write(facts, found, [entry]);
      return found;
    } catch (error) {
      throw new Error(failure(program, error as Error), { cause: error });
    }
  }

  function lastPlaces(programs: BrowserProgram[]): RunPlaces {
    const places = programs.toReversed().map((program) => {
      const { bundle } = keptOf(program);
      const last = lastSeen[nameOf(program)] ?? [];
      const seen = program.fences.map((_, fence) => last[fence] ?? UNSEEN);
      return placesOf(program, bundle, seen);
    });
    return Object.assign({}, ...places) as RunPlaces;
  }

  function keptOf(program: BrowserProgram): Kept {
    const { version, id, fences, mode } = program;
    const options = site.options.sideEffectFree;
    const name = names[version]![mode];
    const key = hashOf(maker, options, libraries[version], name, fences.map(reachableCode));
    const bundle = `${version}/${id}.${key}.js`;
    return { bundle, entry: `${RUN_FOLDER}/${bundle}`, facts: `programs/${id}.${key}.json` };
  }
}

function nameOf({ version, id }: BrowserProgram) {
  return `${version}/${id}`;
}

function failure({ page, fences }: BrowserProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}
