import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { collect } from '../collect';
import { libraryFingerprint } from '../library-packages';
import { pageId, versionOf } from '../pages';
import { programsToRun, type RunProgram } from '../programs-to-run';
import { docsVersions } from '../versions';
import { bundleProgram } from './bundle-program';
import { clickSize, sizeWarnings } from './click-size';
import { listFiles, readJson, writeWhole } from './files';
import { makerFingerprint, programFingerprint } from './fingerprint';
import { BUNDLES_DIR, MAKER_FILE, PAGES_DIR } from './folder';
import { placesOf, type RunPlaces } from './places';
import { rehearse, type Seen } from './rehearse';

/** What a page runs. */
export type PageBundles = {
  places: RunPlaces;
  /** Says which of its programs load slowly. */
  warnings: string[];
};

/** What is known of a bundle: what is seen of each fence, and what a click on Run loads. */
type BundleFacts = { seen: Seen[]; size: number };

/** The bundles of a site's programs. */
export type Bundles = {
  /**
   * Makes the bundles that a page lacks.
   *
   * @param file - of a page without problems, from the site's root
   * @throws where a program cannot run in the page
   */
  bundlePage: (file: string) => Promise<PageBundles>;
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
      const known = readJson<PageBundles>(path.join(siteDir, record));
      const made = known ?? (await bundleAll(file, text));
      if (!known) {
        writeWhole(path.join(siteDir, record), JSON.stringify(made));
      }
      used.add(record);
      for (const place of Object.values(made.places)) {
        if ('bundle' in place) {
          const bundle = `${BUNDLES_DIR}/${place.bundle}`;
          used.add(bundle).add(factsFile(bundle));
        }
      }
      return made;
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

  async function bundleAll(file: string, text: string): Promise<PageBundles> {
    const places: RunPlaces = {};
    const warnings: string[] = [];
    const page = collect(text, { file, version: versionOf(file, versions) }, versions);
    const programs = programsToRun(page);
    for (const program of programs.filter(({ mode }) => mode === 'page')) {
      const key = hashOf(maker, libraries[program.version], programFingerprint(program));
      const bundle = `${program.version}/${program.id}.${key}.js`;
      const { seen, size } = await bundleOne(program, path.join(siteDir, BUNDLES_DIR, bundle));
      warnings.push(...sizeWarnings(program, size));
      Object.assign(places, placesOf(program, bundle, seen));
    }
    return { places, warnings };
  }

  async function bundleOne(program: RunProgram, file: string): Promise<BundleFacts> {
    const known = fs.existsSync(file) && readJson<BundleFacts>(factsFile(file));
    if (known) {
      return known;
    }
    try {
      const text = await bundleProgram(siteDir, program);
      const seen = await rehearse(text, program.fences.length);
      const facts = { seen, size: clickSize(text) };
      writeWhole(factsFile(file), JSON.stringify(facts));
      writeWhole(file, text);
      return facts;
    } catch (error) {
      throw new Error(failure(program, error as Error), { cause: error });
    }
  }
}

function failure({ page, fences }: RunProgram, { message }: Error) {
  return `${page.file}:${fences[0]!.line}:1 - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${message}`;
}

function factsFile(bundle: string) {
  return bundle.replace(/\.js$/, '.json');
}

function hashOf(...facts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
}
