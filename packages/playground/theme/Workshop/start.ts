import type {
  Play,
  PlayAddresses,
  PlayProgram,
  PlayVersion,
  ProjectSettings,
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

const GONE = 'The docs no longer have the program that the address names. This is another one.';

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
 * Finds what a workshop begins as, and loads what it needs besides its script.
 *
 * @param asked - what the address asks for
 * @throws NotLoaded, and ChunkLoadError of the bundler
 */
export async function openStart(asked: Exclude<Asked, { kind: 'nothing' }>): Promise<Start> {
  const play = await loadPlay();
  const named = asked.kind === 'shared' ? asked.shared : asked;
  const name = 'label' in named ? named.label : named.version;
  const known = play.versions.find(({ version, label }) => [version, label].includes(name ?? ''));
  const version = known ?? play.versions[0]!;
  const response = await load(version.programs);
  const programs = (await response.json()) as PlayProgram[];
  return {
    ...choose(asked, version, programs, Boolean(known)),
    label: version.label,
    packages: version.packages,
    project: play.project,
    addresses: { compiler: play.compiler, ...version.parts },
  };
}

type Chosen = Omit<Start, 'label' | 'packages' | 'project' | 'addresses'>;

/**
 * Chooses what to begin with: what was asked for, or what is nearest to it.
 *
 * @param isKnown - whether the site has the docs version that was asked for
 */
export function choose(
  asked: Exclude<Asked, { kind: 'nothing' }>,
  { label }: Pick<PlayVersion, 'label'>,
  programs: readonly PlayProgram[],
  isKnown: boolean,
): Chosen {
  const id = (asked.kind === 'shared' ? asked.shared.program : asked.program) ?? '';
  const fence = asked.kind === 'program' ? asked.fence : undefined;
  const program = isKnown ? find(programs, id, fence) : undefined;
  const shown = program && shownOf(program, fence);
  const start = program && startOf(program);
  const original = start && { ...start, files: withInSight(start.files, shown), shown };
  if (asked.kind === 'shared' && isKnown) {
    const { files, entries, kind } = asked.shared;
    const { title = 'A shared program', page } = original ?? {};
    return { program: id, title, page, files, entries, kind, isShared: true };
  }
  const nearest = original ?? (id === EMPTY ? emptyStart() : startOf(programs[0]!));
  switch (asked.kind) {
    case 'program':
      return original || id === EMPTY ? nearest : { ...nearest, notice: GONE };
    case 'shared':
      return {
        ...nearest,
        notice: `The link is of ${asked.shared.label}, which the docs no longer have. This is ${nearest.title} of ${label}.`,
      };
    case 'broken':
      return {
        ...nearest,
        notice: `The link does not work. ${asked.reason} This is ${original ? 'the program that it began as' : 'another program'}.`,
      };
  }
}

/** Several programs may have one bundle: where a page replaces a file on its way, each has a state of it. */
function find(programs: readonly PlayProgram[], id: string, fence: number | undefined) {
  const ofBundle = programs.filter(({ program }) => program === id);
  return fence === undefined
    ? programs.find((program) => program.id === id)
    : (ofBundle.find(({ entries }) => entries.some((entry) => entry.fence === fence)) ??
        ofBundle[0]);
}

function startOf({ id, page, title, heading, files, entries, kind }: PlayProgram): Chosen {
  return {
    program: id,
    title: [title, heading]
      .filter((part, index, all) => part && all.indexOf(part) === index)
      .join(': '),
    page,
    files,
    entries: entries.map(({ name }) => name),
    kind,
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

function emptyStart(): Chosen {
  return {
    program: EMPTY,
    title: 'An empty program',
    files: ['server.ts', 'client.ts'].map((name) => ({ name, text: '' })),
    entries: ['server.ts', 'client.ts'],
    kind: 'worker',
  };
}
