import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { resolveManifest } from '../libraries';
import { libraryFingerprint } from '../library-packages';
import type { Page, SampleFence } from '../page';
import { programsToRun, type RunProgram } from '../programs-to-run';
import { bundleProgram } from './bundle-program';
import { BUNDLES_DIR } from './folder';
import { rehearse } from './rehearse';

/** How the page runs a sample. */
export type RunPlace = {
  /** The file of its program, below `BUNDLES_PATH`. */
  bundle: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many exchanges and messages go over the wire. */
  wire: number;
};

/** The bundles of a site's programs. */
export type Bundles = {
  /** Makes the bundles that a page lacks. */
  write: (page: Page) => Promise<void>;
  /** Says which bundle runs each sample of a page; those that run elsewhere have none. */
  placesOf: (page: Page) => Map<SampleFence, RunPlace>;
  /** Deletes all bundles but those of these pages. */
  keepOnly: (pages: Page[]) => void;
};

/** What bundles are made with, from the site's root; when one of these changes, all are made anew. */
const MAKERS = ['src/run', 'plugins/samples/bundles', 'plugins/samples/read-programs.ts'];

/**
 * Opens the bundles of a site. Their names hold a hash of all that they are made of, so that browsers
 * may keep them for good, and so that a page never runs another program than the one it shows.
 *
 * @param siteDir - the site's root
 */
export function openBundles(siteDir: string): Bundles {
  const folder = path.join(siteDir, BUNDLES_DIR);
  const maker = makerFingerprint(siteDir);
  const libraries = new Map<string, string>();

  return {
    async write(page) {
      for (const program of pagePrograms(page)) {
        const file = path.join(folder, nameOf(program));
        if (!fs.existsSync(file)) {
          await makeBundle(program, file);
        }
      }
    },
    placesOf(page) {
      return new Map(
        pagePrograms(page).flatMap((program) => {
          const bundle = nameOf(program);
          const wire = readWire(path.join(folder, bundle));
          return program.fences.map(
            (sample, fence) => [sample, { bundle, fence, wire: wire[fence] ?? 0 }] as const,
          );
        }),
      );
    },
    keepOnly(pages) {
      const kept = new Set(
        pages
          .flatMap(pagePrograms)
          .map(nameOf)
          .flatMap((name) => [name, wireFile(name)]),
      );
      for (const name of listFiles(folder)) {
        if (!kept.has(name)) {
          fs.rmSync(path.join(folder, name));
        }
      }
    },
  };

  async function makeBundle(program: RunProgram, file: string) {
    const unfinished = `${file}.${process.pid}`;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    try {
      fs.writeFileSync(unfinished, await bundleProgram(siteDir, program));
      const wire = await rehearse(unfinished, program.fences.length);
      fs.writeFileSync(wireFile(file), JSON.stringify(wire));
      // Last, and at once: a server that runs meanwhile finds the whole file or none.
      fs.renameSync(unfinished, file);
    } catch (error) {
      fs.rmSync(unfinished, { force: true });
      const { page, fences } = program;
      throw new Error(
        `${page.file}:${fences[0]!.line} - The program that starts here cannot run in the page; write "run=node" if it needs Node.\n\n${String((error as Error).message)}`,
        { cause: error },
      );
    }
  }

  function nameOf(program: RunProgram) {
    const { version, id, fences } = program;
    const library =
      libraries.get(version) ?? libraryFingerprint(path.join(siteDir, 'libraries', version));
    libraries.set(version, library);
    const hash = createHash('sha256')
      .update(maker)
      .update(library)
      .update(JSON.stringify(fences.map(sourcesOf)));
    return `${version}/${id}.${hash.digest('hex').slice(0, 10)}.js`;
  }
}

function pagePrograms(page: Page) {
  return programsToRun(page).filter(({ mode }) => mode === 'page');
}

/** A fence's code, and all that it could import. */
function sourcesOf({ id, reachable }: SampleFence) {
  return [id, [...reachable.values()].map(({ name, code }) => [name, code])];
}

function makerFingerprint(siteDir: string) {
  const hash = createHash('sha256').update(
    fs.readFileSync(resolveManifest(siteDir, 'rolldown') ?? ''),
  );
  for (const maker of MAKERS) {
    const file = path.join(siteDir, maker);
    const names = fs.statSync(file).isFile() ? [''] : listFiles(file).sort();
    names.forEach((name) => hash.update(name).update(fs.readFileSync(path.join(file, name))));
  }
  return hash.digest('hex');
}

/** Lists the files of a folder and of those in it, by their paths from it, with `/`. */
function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/** What the rehearsal of a bundle found, beside it. */
function wireFile(bundle: string) {
  return bundle.replace(/\.js$/, '.json');
}

function readWire(bundle: string) {
  return JSON.parse(fs.readFileSync(wireFile(bundle), 'utf8')) as number[];
}
