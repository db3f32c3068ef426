import play from '@generated/docusaurus-samples-playground/default/play.json';
import type { CompilerUrls, PlayProgram } from '../../compiler/play';
import { load } from '../../compiler/load';
import { EMPTY, type HashRequest, type SharedProgram } from './share';

/** The initial state of a workshop. */
export type Start = SharedProgram & {
  title: string;
  /** The URL of the docs page, unless the program is empty. */
  page?: string;
  compilerUrls: CompilerUrls;
  /** The URL of the runtime. */
  runtime: string;
  /** The file in the first selected tab; by default the first file. */
  shown?: string;
  /** Whether the files came with a link, so that someone else may have written them. */
  isShared?: boolean;
  /** A message for readers, such as why a link does not work. */
  notice?: string;
};

type Original = Omit<Start, 'label' | 'compilerUrls' | 'runtime' | 'notice'>;

const EMPTY_PROGRAM: Original = {
  program: EMPTY,
  title: 'An empty program',
  files: ['server.ts', 'client.ts'].map((name) => ({ name, text: '' })),
  entries: ['server.ts', 'client.ts'],
  mode: 'page',
};

/**
 * Loads the programs of a docs version, and finds the one to open.
 *
 * @param request - from the URL; without one, the first program is opened
 * @param label - the docs version, if there is no request
 * @returns the program, all programs of its docs version, and the labels of all versions
 * @throws NotLoaded, and the bundler's ChunkLoadError
 */
export async function openStart(request: HashRequest | undefined, label: string) {
  const { compiler, versions } = play;
  const wanted = request?.version ?? label;
  const known = versions.find((one) => [one.version, one.label].includes(wanted));
  const version = known ?? versions[0]!;
  const programs = (await (await load(version.programs)).json()) as PlayProgram[];
  const found = request ? known && find(programs, request) : programs[0];
  const original = found ? startOf(found, request?.fence) : EMPTY_PROGRAM;
  const problem = request && problemOf(request, Boolean(known), Boolean(found));
  const shared = !problem &&
    request?.shared && {
      ...request.shared,
      program: request.program,
      title: found ? original.title : 'A shared program',
      isShared: true,
    };
  const start: Start = {
    label: version.label,
    compilerUrls: { compiler, types: version.types },
    runtime: version.runtimes[(shared || original).mode],
    notice:
      problem &&
      `The link does not work. ${problem} This is “${original.title}” of ${version.label}.`,
    ...original,
    ...shared,
  };
  return { start, programs, labels: versions.map((one) => one.label) };
}

/** The reason why a link does not work. A link with files works without the original program. */
function problemOf(request: HashRequest, isKnown: boolean, isFound: boolean) {
  const { version, program, shared, isBroken } = request;
  if (isBroken) {
    return 'A part of it is missing, or another version of this page wrote it.';
  }
  if (!isKnown) {
    return `The docs no longer have ${version}.`;
  }
  const isThere = isFound || shared !== undefined || program === EMPTY;
  return isThere ? undefined : 'The docs no longer have the program that it names.';
}

/** In mode `dom`, several programs of a bundle share the `program`: the fence tells which one. */
function find(programs: readonly PlayProgram[], { program: wanted, fence }: HashRequest) {
  const all = programs.filter(({ id, program }) => id === wanted || program === wanted);
  return all.find(({ entries }) => entries.some((entry) => entry.fence === fence)) ?? all[0];
}

function startOf(found: PlayProgram, fence: number | undefined): Original {
  const { id, page, title, heading, files, entries, mode } = found;
  // In mode `dom`, the last entry is the sample.
  const last = mode === 'dom' ? entries.at(-1) : undefined;
  return {
    program: id,
    title: [...new Set([title, heading])].filter(Boolean).join(': '),
    page,
    files,
    entries: entries.map(({ name }) => name),
    mode,
    shown: (entries.find((entry) => entry.fence === fence) ?? last)?.name,
  };
}
