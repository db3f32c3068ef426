import play from '@generated/docusaurus-samples-playground/default/play.json';
import type { CompilerAddresses, PlayProgram } from '../../compiler/addresses';
import { load } from '../../compiler/load';
import { EMPTY, type Asked, type Shared } from './share';

/** What a workshop begins as. */
export type Start = Shared & {
  /** What readers call it. */
  title: string;
  /** The page of the docs that has it; missing of an empty one. */
  page?: string;
  addresses: CompilerAddresses;
  /** The address of what runs it. */
  runtime: string;
  /** The name of the file that is shown first, where there is no room for all; else it is the first one. */
  shown?: string;
  /** Whether it came with a link, so that someone else may have written it. */
  isShared?: boolean;
  /** What else readers should know, such as why a link did not work. */
  notice?: string;
};

/**
 * Finds what a workshop begins as, and loads what it needs besides its script.
 *
 * @param asked - what the address asks for; without, it is the first program of the docs
 * @param label - the docs version of that
 * @returns that, all programs of its docs version, and what versions there are
 * @throws NotLoaded, and ChunkLoadError of the bundler
 */
export async function openStart(asked: Asked | undefined, label: string) {
  const { compiler, versions } = play;
  const wanted = asked?.version ?? label;
  const known = versions.find((one) => [one.version, one.label].includes(wanted));
  const version = known ?? versions[0]!;
  const programs = (await (await load(version.programs)).json()) as PlayProgram[];
  const found = asked ? known && find(programs, asked) : programs[0];
  const original = found ? startOf(found, asked?.fence) : EMPTY_PROGRAM;
  const problem = asked && problemOf(asked, Boolean(known), Boolean(found));
  const chosen = asked?.shared && !problem ? sharedOf(asked, original, Boolean(found)) : original;
  const start: Start = {
    label: version.label,
    addresses: { compiler, types: version.types },
    runtime: version.runtimes[chosen.mode],
    notice:
      problem &&
      `The link does not work. ${problem} This is “${original.title}” of ${version.label}.`,
    ...chosen,
  };
  return { start, programs, labels: versions.map((one) => one.label) };
}

function sharedOf({ program, shared }: Asked, original: Original, isOfDocs: boolean): Original {
  const title = isOfDocs ? original.title : 'A shared program';
  return { ...original, program, title, ...shared, isShared: true };
}

/** What the docs of this time do not have of what a link asks for; what a link brings itself, they need not. */
function problemOf(asked: Asked, isKnown: boolean, isFound: boolean) {
  const { version, program, shared, isBroken } = asked;
  if (isBroken) {
    return 'A part of it is missing, or another version of this page wrote it.';
  }
  if (!isKnown) {
    return `The docs no longer have ${version}.`;
  }
  const isThere = isFound || shared !== undefined || program === EMPTY;
  return isThere ? undefined : 'The docs no longer have the program that it names.';
}

type Original = Omit<Start, 'label' | 'addresses' | 'runtime' | 'notice'>;

/** Those with a document are one for each sample of their bundle. */
function find(programs: readonly PlayProgram[], { program: asked, fence }: Asked) {
  return fence === undefined
    ? programs.find(({ id }) => id === asked)
    : (programs.find(
        ({ program, entries }) =>
          program === asked && entries.some((entry) => entry.fence === fence),
      ) ?? programs.find(({ program }) => program === asked));
}

function startOf(found: PlayProgram, fence: number | undefined): Original {
  const { id, page, title, heading, files, entries, mode } = found;
  return {
    program: id,
    title: [...new Set([title, heading])].filter(Boolean).join(': '),
    page,
    files,
    entries: entries.map(({ name }) => name),
    mode,
    shown: shownOf(found, fence),
  };
}

/** The file of the sample that was asked for; beside a document, the sample is the last of what runs. */
function shownOf({ mode, entries }: PlayProgram, fence: number | undefined) {
  const last = mode === 'dom' ? entries.at(-1) : undefined;
  return (entries.find((entry) => entry.fence === fence) ?? last)?.name;
}

const EMPTY_PROGRAM: Original = {
  program: EMPTY,
  title: 'An empty program',
  files: ['server.ts', 'client.ts'].map((name) => ({ name, text: '' })),
  entries: ['server.ts', 'client.ts'],
  mode: 'page',
};
