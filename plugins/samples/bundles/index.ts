import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../collect';
import { libraryFingerprint } from '../library-packages';
import { pageId, versionOf } from '../pages';
import { programsToRun, type RunProgram } from '../programs-to-run';
import { docsVersions } from '../versions';
import { listFiles, readJson, writeWhole } from '../files';
import { makerFingerprint, programFingerprint } from './fingerprint';
import { BUNDLES_DIR, MAKER_FILE, PAGES_DIR } from './folder';
import { makeBundle, wireFile } from './make-bundle';

/** How the page runs a sample. */
export type RunPlace = {
  /** The file of its program, from the folder of bundles. */
  bundle: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many exchanges and messages go over the wire. */
  wire: number;
};

/** By then the edited page is on the screen. */
const LATER_MS = 1000;

type Position = Pick<RunPlace, 'bundle' | 'fence'>;

/** The samples that the page runs, by the line on which their fences open. */
export type RunPlaces = Record<number, RunPlace>;

/** The bundles of a site's programs. */
export type Bundles = {
  /**
   * Makes the bundles that a page lacks.
   *
   * @param file - of a page without problems, from the site's root
   * @throws where a program cannot run in the page
   */
  bundlePage: (file: string) => Promise<RunPlaces>;
  /**
   * Says where the bundles of a page will be, and makes those that it lacks after that: an edit does
   * not wait for programs to run. Until they have, their wires are those of the last run.
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
  const lastWires = new Map<string, number>();
  const later = new Map<string, NodeJS.Timeout>();
  if (readJson(path.join(siteDir, MAKER_FILE)) !== maker) {
    writeWhole(path.join(siteDir, MAKER_FILE), JSON.stringify(maker));
  }

  const bundles: Bundles = {
    async bundlePage(file) {
      const { text, record, known } = readPage(file);
      const places = known ?? (await bundleAll(readPrograms(file, text)));
      if (!known) {
        writeWhole(path.join(siteDir, record), JSON.stringify(places));
      }
      used.add(record);
      for (const place of Object.values(places)) {
        used.add(`${BUNDLES_DIR}/${place.bundle}`).add(wireFile(`${BUNDLES_DIR}/${place.bundle}`));
        lastWires.set(positionOf(place), place.wire);
      }
      return places;
    },
    bundlePageLater(file, onFailure) {
      const { text, known } = readPage(file);
      clearTimeout(later.get(file));
      const bundle = () => {
        bundles.bundlePage(file).catch(({ message }: Error) => onFailure(message));
      };
      later.set(file, setTimeout(bundle, LATER_MS));
      return (
        known ??
        placesOf(readPrograms(file, text), (place) => lastWires.get(positionOf(place)) ?? 0)
      );
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

  /** `record` keeps where the page's bundles are, `known` is what it says, once they have been made. */
  function readPage(file: string) {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const record = `${PAGES_DIR}/${pageId(file)}.${hashOf(maker, libraries, text)}.json`;
    return { text, record, known: readJson<RunPlaces>(path.join(siteDir, record)) };
  }

  function readPrograms(file: string, text: string) {
    const page = collect(text, { file, version: versionOf(file, versions) }, versions);
    return programsToRun(page).filter(({ mode }) => mode === 'page');
  }

  async function bundleAll(programs: RunProgram[]) {
    const wires = new Map<string, number[]>();
    for (const program of programs) {
      const bundle = bundleOf(program);
      wires.set(
        bundle,
        await makeBundle(siteDir, program, path.join(siteDir, BUNDLES_DIR, bundle)),
      );
    }
    return placesOf(programs, ({ bundle, fence }) => wires.get(bundle)![fence] ?? 0);
  }

  function placesOf(programs: RunProgram[], wireOf: (place: Position) => number): RunPlaces {
    const places = programs.flatMap((program) => {
      const bundle = bundleOf(program);
      return program.fences.map(({ line }, fence): [number, RunPlace] => {
        return [line - 1, { bundle, fence, wire: wireOf({ bundle, fence }) }];
      });
    });
    return Object.fromEntries(places);
  }

  function bundleOf(program: RunProgram) {
    const key = hashOf(maker, libraries[program.version], programFingerprint(program));
    return `${program.version}/${program.id}.${key}.js`;
  }
}

/** Names a sample whatever its code is: a bundle's name without the hash, and the sample's number. */
function positionOf({ bundle, fence }: Position) {
  return `${bundle.replace(/[^.]+\.js$/, '')}${fence}`;
}

function hashOf(...facts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
}
