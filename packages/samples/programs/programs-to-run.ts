import path from 'node:path';
import {
  samplesOf,
  type BrowserMode,
  type Page,
  type RunMode,
  type SampleFence,
  type SampleFile,
} from '../page/page';

/** The fences that run together, in page order, in one process or worker. */
export type RunProgram = {
  /** Unique among all programs, usable as a file's name: `docs__server__router.0`. */
  id: string;
  page: Page;
  /** The folder of `libraries` whose packages it imports. */
  version: string;
  mode: RunMode;
  fences: SampleFence[];
};

/** A program that readers can run. */
export type BrowserProgram = RunProgram & { mode: BrowserMode };

/**
 * Groups the fences of a page that are marked `run`.
 *
 * Those for the page run together until `fresh`. Each `run=node` fence runs alone with the files that
 * it imports, because it may hold a server of its own. Those for jsdom run after the page's, which
 * are their servers.
 */
export function programsToRun(page: Page): RunProgram[] {
  const runs = samplesOf(page).filter(({ run }) => run);
  const groups = [...new Set(runs.map(groupOf))].map((group) =>
    runs.filter((fence) => groupOf(fence) === group),
  );
  const lists = groups.flatMap((group): [RunMode, SampleFence[]][] => [
    ['page', group.filter(({ run }) => run === 'page')],
    [
      'dom',
      group.some(({ run }) => run === 'dom') ? group.filter(({ run }) => run !== 'node') : [],
    ],
    ...group
      .filter(({ run }) => run === 'node')
      .map((fence): [RunMode, SampleFence[]] => ['node', [fence]]),
  ]);
  return lists
    .filter(([, fences]) => fences.length > 0)
    .map(([mode, fences], index) => {
      return { id: `${page.id}.${index}`, page, version: fences[0]!.version, mode, fences };
    });
}

/** Whether a page's text may have a fence that runs: to parse it takes long. */
export function mayRun(text: string): boolean {
  return /(?:```|~~~).*\brun\b/.test(text);
}

/** Whether readers can run a program: one whose document nobody can press a button for is none. */
export function isForReaders(program: RunProgram): program is BrowserProgram {
  const { mode, fences } = program;
  const hasShown = fences.some(({ run, hidden }) => run === 'dom' && !hidden);
  return mode === 'page' || (mode === 'dom' && hasShown);
}

/** The name of a fence, and the code of all that it can import. */
export function reachableCode({ id, reachable }: SampleFence): unknown {
  return [id, [...reachable.values()].map(({ name, code }) => [name, code])];
}

/**
 * Finds the file of the program that an import names.
 *
 * @param importer - the file with the import
 * @param specifier - a relative one, such as `./server` or `../router.js`
 */
export function resolveImport(importer: SampleFile, specifier: string): SampleFile | undefined {
  const target = path.posix.join(path.posix.dirname(importer.name), specifier);
  const withoutJs = target.replace(/\.js(x?)$/, '.ts$1');
  return [
    target,
    withoutJs,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    `${target}/index.tsx`,
  ]
    .map((name) => importer.fence.reachable.get(name))
    .find((file) => file !== undefined);
}

function groupOf({ version, program }: SampleFence) {
  return `${version} ${program}`;
}
