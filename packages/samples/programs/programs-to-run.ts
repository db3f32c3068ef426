import path from 'node:path';
import {
  samplesOf,
  type BrowserMode,
  type Page,
  type RunMode,
  type SampleFence,
  type SampleFile,
} from '../page/page';
import { importPaths } from '../worker/import-paths';

/** Fences that run in one process, worker or frame, in page order. */
export type RunProgram = {
  /** Unique in the site, and valid as a file name: `docs__server__router.0`. */
  id: string;
  page: Page;
  /** The folder in `libraries` with the packages that the program imports. */
  version: string;
  mode: RunMode;
  fences: SampleFence[];
};

/** A program that runs in the browser. */
export type BrowserProgram = RunProgram & { mode: BrowserMode };

/**
 * Groups the fences of a page that are marked `run` into programs.
 *
 * The `run` fences up to `fresh` are one program. Each `run=node` fence is one too, because it may start a
 * server of its own. With `run=dom` fences there is another program: the `run` fences, which are the
 * servers, and the `run=dom` fences.
 */
export function programsToRun(page: Page): RunProgram[] {
  const runs = samplesOf(page).filter(({ run }) => run);
  const groups = [...new Set(runs.map(groupOf))].map((group) =>
    runs.filter((fence) => groupOf(fence) === group),
  );
  const programs = groups.flatMap((group): [RunMode, SampleFence[]][] => [
    ['page', group.filter(({ run }) => run === 'page')],
    [
      'dom',
      group.some(({ run }) => run === 'dom') ? group.filter(({ run }) => run !== 'node') : [],
    ],
    ...group
      .filter(({ run }) => run === 'node')
      .map((fence): [RunMode, SampleFence[]] => ['node', [fence]]),
  ]);
  return programs
    .filter(([, fences]) => fences.length > 0)
    .map(([mode, fences], index) => {
      return { id: `${page.id}.${index}`, page, version: fences[0]!.version, mode, fences };
    });
}

/** Tells without parsing, which is slow, whether a page may have a `run` fence. */
export function mayRun(text: string): boolean {
  return /(?:```|~~~).*\brun\b/.test(text);
}

/** Tells whether readers can run a program: with a document, it needs a shown fence to have a Run button. */
export function isForReaders(program: RunProgram): program is BrowserProgram {
  const { mode, fences } = program;
  const hasShown = fences.some(({ run, hidden }) => run === 'dom' && !hidden);
  return mode === 'page' || (mode === 'dom' && hasShown);
}

/** Returns the facts on which a fence's run depends, to be hashed: its id, and the files that it can import. */
export function reachableCode({ id, reachable }: SampleFence): unknown {
  return [id, [...reachable.values()].map(({ name, code }) => [name, code])];
}

/**
 * Resolves a relative import between files of a program.
 *
 * @param importer - the file with the import
 * @param specifier - such as `./server` or `../router.js`
 */
export function resolveImport(importer: SampleFile, specifier: string): SampleFile | undefined {
  const target = path.posix.join(path.posix.dirname(importer.name), specifier);
  return importPaths(target)
    .map((name) => importer.fence.reachable.get(name))
    .find((file) => file !== undefined);
}

function groupOf({ version, program }: SampleFence) {
  return `${version} ${program}`;
}
