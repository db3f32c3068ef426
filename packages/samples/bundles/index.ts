import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../page/collect';
import { libraryFingerprint } from '../store/library-packages';
import { pageId, versionOf } from '../page/pages';
import { programsToRun, type RunProgram } from '../programs/programs-to-run';
import { docsVersions } from '../page/versions';
import { listFiles, readJson, writeWhole } from '../store/files';
import { sizeWarnings } from './click-size';
import { makerFingerprint, programFingerprint } from './fingerprint';
import { BUNDLES_DIR, MAKER_FILE, PAGES_DIR } from './folder';
import { factsFile, makeBundle, type BundleFacts } from './make-bundle';
import { placesOf, type RunPlaces } from './places';
import type { Seen } from './rehearse';

/** What a page runs. */
export type PageBundles = {
  places: RunPlaces;
  /** Says which of its programs load slowly. */
  warnings: string[];
};

/** By then the edited page is on the screen. */
const LATER_MS = 1000;

/** Taken to be so of a fence that has never run. */
const UNSEEN: Seen = { wire: 0, prints: true };

/** The bundles of a site's programs. */
export type Bundles = {
  /**
   * Makes the bundles that a page lacks.
   *
   * @param file - of a page without problems, from the site's root
   * @throws where a program cannot run in the page
   */
  bundlePage: (file: string) => Promise<PageBundles>;
  /**
   * Says where the bundles of a page will be, and makes those that it lacks after that: an edit does
   * not wait for programs to run. Until they have, what is seen of them is what was seen last.
   *
   * @param onFailure - gets the message where a program cannot run in the page
   */
  bundlePageLater: (file: string, onFailure: (message: string) => void) => RunPlaces;
  /** Deletes what no page has asked for. */
  prune: () => void;
};

/**
 * Opens the bundles of a site. Their names hold a hash of all that they are made of, so that browsers
 * may keep them for good, and so that a page never runs another program than the one it shows.
 *
 * @param siteDir - the site's root
 */
export function openBundles(siteDir: string): Bundles {
  const versions = docsVersions(siteDir);
  const maker = makerFingerprint(siteDir);
  const libraries = Object.fromEntries(
    versions.map(({ library }) => [
      library,
      libraryFingerprint(path.join(siteDir, 'libraries', library)),
    ]),
  );
  const used = new Set<string>();
  const lastSeen = new Map<string, Seen[]>();
  const later = new Map<string, NodeJS.Timeout>();
  if (readJson(path.join(siteDir, MAKER_FILE)) !== maker) {
    writeWhole(path.join(siteDir, MAKER_FILE), JSON.stringify(maker));
  }

  const bundles: Bundles = {
    async bundlePage(file) {
      const { text, record, known } = readPage(file);
      const made = known ?? (await bundleAll(readPrograms(file, text)));
      if (!known) {
        writeWhole(path.join(siteDir, record), JSON.stringify(made));
      }
      used.add(record);
      for (const name of bundlesOf(made.places)) {
        const bundle = `${BUNDLES_DIR}/${name}`;
        used.add(bundle).add(factsFile(bundle));
        const facts = readJson<BundleFacts>(path.join(siteDir, factsFile(bundle)));
        lastSeen.set(withoutHash(name), facts?.seen ?? []);
      }
      return made;
    },
    bundlePageLater(file, onFailure) {
      const { text, known } = readPage(file);
      clearTimeout(later.get(file));
      const bundle = () => {
        bundles.bundlePage(file).catch(({ message }: Error) => onFailure(message));
      };
      later.set(file, setTimeout(bundle, LATER_MS));
      return known?.places ?? lastPlaces(readPrograms(file, text));
    },
    prune() {
      for (const folder of [BUNDLES_DIR, PAGES_DIR]) {
        for (const name of listFiles(path.join(siteDir, folder))) {
          if (!used.has(`${folder}/${name}`)) {
            fs.rmSync(path.join(siteDir, folder, name));
          }
        }
      }
    },
  };
  return bundles;

  /** `record` keeps what the page runs, `known` is what it says, once the bundles have been made. */
  function readPage(file: string) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const record = `${PAGES_DIR}/${pageId(file)}.${hashOf(maker, libraries, text)}.json`;
    return { text, record, known: readJson<PageBundles>(path.join(siteDir, record)) };
  }

  function readPrograms(file: string, text: string) {
    const page = collect(text, { file, version: versionOf(file, versions) }, versions);
    return programsToRun(page).filter(({ mode }) => mode === 'page');
  }

  async function bundleAll(programs: RunProgram[]): Promise<PageBundles> {
    const places: RunPlaces = {};
    const warnings: string[] = [];
    for (const program of programs) {
      const bundle = bundleOf(program);
      const file = path.join(siteDir, BUNDLES_DIR, bundle);
      const { seen, size } = await makeBundle(siteDir, program, file);
      warnings.push(...sizeWarnings(program, size));
      Object.assign(places, placesOf(program, bundle, seen));
    }
    return { places, warnings };
  }

  function lastPlaces(programs: RunProgram[]): RunPlaces {
    const places = programs.map((program) => {
      const bundle = bundleOf(program);
      const last = lastSeen.get(withoutHash(bundle)) ?? [];
      const seen = program.fences.map((_, fence) => last[fence] ?? UNSEEN);
      return placesOf(program, bundle, seen);
    });
    return Object.assign({}, ...places) as RunPlaces;
  }

  function bundleOf(program: RunProgram) {
    const key = hashOf(maker, libraries[program.version], programFingerprint(program));
    return `${program.version}/${program.id}.${key}.js`;
  }
}

/** The bundles of a page, each once: a program may have many samples. */
function bundlesOf(places: RunPlaces): Set<string> {
  return new Set(
    Object.values(places).flatMap((place) => ('bundle' in place ? [place.bundle] : [])),
  );
}

/** Names a program whatever its code is. */
function withoutHash(bundle: string) {
  return bundle.replace(/[^.]+\.js$/, '');
}

function hashOf(...facts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
}
