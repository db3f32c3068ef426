import {
  addressesOf,
  type Play,
  type PlayAddresses,
  type PlayProgram,
  type ProjectSettings,
} from '../../compiler/addresses';
import type { PlayFile } from '../../compiler/compiler';
import { load } from '../../compiler/load';
import { loadStylesheet } from './stylesheet';
import { EMPTY, type Asked, type Shared } from './share';

/** What a workshop begins as. */
export type Start = Shared & {
  /** What readers call it. */
  title: string;
  /** The page of the docs that has it; missing of an empty one. */
  page?: string;
  /** Packages of the docs version, with their versions. */
  packages: Record<string, string>;
  project: ProjectSettings;
  addresses: PlayAddresses;
  /** The name of the file that is shown first, where there is no room for all; else it is the first one. */
  shown?: string;
  /** Whether it came with a link, so that someone else may have written it. */
  isShared?: boolean;
  /** What else readers should know, such as why a link did not work. */
  notice?: string;
};

/**
 * Loads what the build made for every workshop: addresses, and the rules of its looks.
 *
 * @throws NotLoaded, and ChunkLoadError of the bundler
 */
export async function loadPlay(): Promise<Play> {
  const [{ default: play }] = await Promise.all([
    import('@generated/docusaurus-samples-playground/default/play.json') as Promise<{
      default: Play;
    }>,
    loadStylesheet(),
  ]);
  return play;
}

/**
 * Finds what a workshop begins as, and loads what it needs besides its script: what the address asks for, or
 * an empty program.
 *
 * @throws NotLoaded, and ChunkLoadError of the bundler
 */
export async function openStart(asked: Asked): Promise<Start> {
  const play = await loadPlay();
  const known = play.versions.find(({ version, label }) =>
    [version, label].includes(asked.version),
  );
  const version = known ?? play.versions[0]!;
  const programs = (await (await load(version.programs)).json()) as PlayProgram[];
  const found = known && find(programs, asked);
  const original = found ? startOf(found, asked.fence) : EMPTY_PROGRAM;
  const { label, packages } = version;
  const begin = (chosen: Original): Start => {
    const addresses = addressesOf(play, version, chosen.kind);
    return { label, packages, project: play.project, addresses, ...chosen };
  };
  const { program, shared } = asked;
  const problem = asked.problem ?? problemOf(asked, Boolean(known), Boolean(found));
  if (problem) {
    const notice = `The link does not work. ${problem} This is “${original.title}” of ${label}.`;
    return begin({ ...original, notice });
  }
  const title = found ? original.title : 'A shared program';
  return begin(shared ? { ...original, program, title, ...shared, isShared: true } : original);
}

/** What the docs of this time do not have of what a link asks for; what a link brings itself, they need not. */
function problemOf({ version, program, shared }: Asked, isKnown: boolean, isFound: boolean) {
  if (!isKnown) {
    return `The docs no longer have ${version}.`;
  }
  const isThere = isFound || shared !== undefined || program === EMPTY;
  return isThere ? undefined : 'The docs no longer have the program that it names.';
}

type Original = Omit<Start, 'label' | 'packages' | 'project' | 'addresses'>;

/** Several programs may have one bundle: where a page replaces a file on its way, each has a state of it. */
function find(programs: readonly PlayProgram[], { program: asked, fence }: Asked) {
  const ofBundle = programs.filter(({ program }) => program === asked);
  return fence === undefined
    ? programs.find(({ id }) => id === asked)
    : (ofBundle.find(({ entries }) => entries.some((entry) => entry.fence === fence)) ??
        ofBundle[0]);
}

function startOf(found: PlayProgram, fence: number | undefined): Original {
  const { id, page, title, heading, files, entries, kind } = found;
  const shown = shownOf(found, fence);
  return {
    program: id,
    title: [...new Set([title, heading])].filter(Boolean).join(': '),
    page,
    files: withInSight(files, shown),
    entries: entries.map(({ name }) => name),
    kind,
    shown,
  };
}

/** Beside each other, two files are in sight at once: the first one, and the one that was asked for. */
function withInSight(files: PlayFile[], shown: string | undefined) {
  const asked = files.findIndex(({ name }) => name === shown);
  return asked > 1 ? files.toSpliced(asked, 1).toSpliced(1, 0, files[asked]!) : files;
}

/** The file of the sample that was asked for; beside a document, the sample is the last of what runs. */
function shownOf({ kind, entries }: PlayProgram, fence: number | undefined) {
  const last = kind === 'dom' ? entries.at(-1) : undefined;
  return (entries.find((entry) => entry.fence === fence) ?? last)?.name;
}

const EMPTY_PROGRAM: Original = {
  program: EMPTY,
  title: 'An empty program',
  files: ['server.ts', 'client.ts'].map((name) => ({ name, text: '' })),
  entries: ['server.ts', 'client.ts'],
  kind: 'worker',
};
