import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../collect';
import { libraryFingerprint } from '../library-packages';
import { pageId, versionOf } from '../pages';
import { programsToRun, type RunProgram } from '../programs-to-run';
import { docsVersions } from '../versions';
import { bundleProgram } from './bundle-program';
import { listFiles, readJson, writeWhole } from './files';
import { makerFingerprint, programFingerprint } from './fingerprint';
import { BUNDLES_DIR, MAKER_FILE, PAGES_DIR } from './folder';
import { rehearse } from './rehearse';

/** How the page runs a sample. */
export type RunPlace = {
  /** The file of its program, from the folder of bundles. */
  bundle: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many exchanges and messages go over the wire. */
  wire: number;
};

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
  if (readJson(path.join(siteDir, MAKER_FILE)) !== maker) {
    writeWhole(path.join(siteDir, MAKER_FILE), JSON.stringify(maker));
  }

  return {
    async bundlePage(file) {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const record = `${PAGES_DIR}/${pageId(file)}.${hashOf(maker, libraries, text)}.json`;
      const known = readJson<RunPlaces>(path.join(siteDir, record));
      const places = known ?? (await bundleAll(file, text));
      if (!known) {
        writeWhole(path.join(siteDir, record), JSON.stringify(places));
      }
      used.add(record);
      for (const { bundle } of Object.values(places)) {
        used.add(`${BUNDLES_DIR}/${bundle}`).add(wireFile(`${BUNDLES_DIR}/${bundle}`));
      }
      return places;
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

  async function bundleAll(file: string, text: string) {
    const places: RunPlaces = {};
    const page = collect(text, { file, version: versionOf(file, versions) }, versions);
    const programs = programsToRun(page);
    for (const program of programs.filter(({ mode }) => mode === 'page')) {
      const key = hashOf(maker, libraries[program.version], programFingerprint(program));
      const bundle = `${program.version}/${program.id}.${key}.js`;
      const wire = await bundleOne(program, path.join(siteDir, BUNDLES_DIR, bundle));
      program.fences.forEach(({ line }, fence) => {
        places[line - 1] = { bundle, fence, wire: wire[fence] ?? 0 };
      });
    }
    return places;
  }

  /** @returns how much goes over the wire in each fence */
  async function bundleOne(program: RunProgram, file: string): Promise<number[]> {
    const known = fs.existsSync(file) && readJson<number[]>(wireFile(file));
    if (known) {
      return known;
    }
    try {
      const text = await bundleProgram(siteDir, program);
      const wire = await rehearse(text, program.fences.length);
      writeWhole(wireFile(file), JSON.stringify(wire));
      writeWhole(file, text);
      return wire;
    } catch (error) {
      throw new Error(failure(program, error as Error), { cause: error });
    }
  }
}

function failure({ page, fences }: RunProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}

function wireFile(bundle: string) {
  return bundle.replace(/\.js$/, '.json');
}

function hashOf(...facts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
}
