import type { CodeMarks } from './code-marks';
import type { Problem } from './problem';

/**
 * A page is a program: its `ts` and `tsx` fences are files that import each other.
 *
 * Everything that works on samples (check, doctests, bundles, rendering) starts from this.
 */
export type Page = {
  /** Path from the site's root, e.g. `docs/server/router.mdx`. */
  file: string;
  /** The file's path without its extension, with `/` as `__`: a folder's name. */
  id: string;
  /** The folder of the packages that the page documents, e.g. `version-9.x`. */
  version: string;
  /** All fences in page order. */
  fences: Fence[];
  /** What is wrong with the page before any compiler sees it. */
  problems: Problem[];
  /** What its authors should know, though it is as right without. */
  warnings: Problem[];
};

export type Fence = SampleFence | OutputFence | PlainFence;

/** What fences of every kind have. */
export type FenceBase = {
  /** As written after the backticks, e.g. `tsx`; `text` where nothing is. */
  lang: string;
  /** As written between the backticks, marks included. */
  code: string;
  /** The line of the page's file on which the code starts, from 1. The opening line is before it. */
  line: number;
  /** How many columns of the file stand before the code, as in a list. */
  indent: number;
  title?: string;
  /** The number of the first line, where lines are numbered. */
  showLineNumbers?: number;
  /** What is in it, where readers see that sentence first and unfold the code. */
  folded?: string;
  /** It is in a tab that is not the first. */
  isAlternative: boolean;
  /** Shown lines to highlight, from 1, as `{1,3-5}` names them. */
  highlighted: number[];
  /** The marks in the code: comments that say something about it. */
  marks: CodeMarks;
};

/** A fence that is part of a program. */
export type SampleFence = FenceBase & {
  kind: 'sample';
  /** Unique among the fences of the page and version, e.g. `g0/server.ts`. */
  id: string;
  /** The folder of the packages that it is checked against; the page's, unless `version=` says other. */
  version: string;
  /** How often the page had started afresh when this fence came: what runs together has one number. */
  program: number;
  /** How often a file of the program had been replaced or forgotten when this fence came. */
  generation: number;
  /** The fence's file; with `@filename`, its last one. */
  name: string;
  /** The files that the fence holds, one unless it has `@filename` marks. */
  files: SampleFile[];
  /**
   * The files of the fence's generation by name, later ones included: what an import can reach.
   * All fences of a generation share one map.
   */
  reachable: Map<string, SampleFile>;
  run?: RunMode;
  hidden: boolean;
  /** The output fences that say what it prints. */
  outputs: OutputFence[];
};

/**
 * `page`: in Node and in a worker of the reader's page; `node`: in Node alone; `dom`: in jsdom with
 * `#root`, and in a frame of the reader's page.
 */
export type RunMode = 'page' | 'node' | 'dom';

/** The modes that readers can run: in a worker, and in a frame. */
export type BrowserMode = Exclude<RunMode, 'node'>;

/** A file of a program. */
export type SampleFile = {
  /** Relative to the program's folder, e.g. `src/server.ts`. */
  name: string;
  /** The program's text: the fence's code with removed lines (diffs) blanked, so that offsets stay. */
  code: string;
  /** Where in the fence's code the file starts. */
  offset: number;
  fence: SampleFence;
};

/** What a run fence prints (`txt`), or what it leaves in `#root` (`html`). */
export type OutputFence = FenceBase & {
  kind: 'output';
  lang: 'txt' | 'html';
  /** The fence that prints it; missing only on pages with problems. */
  of?: SampleFence;
};

/** A fence in another language, or one that opted out of the check. */
export type PlainFence = FenceBase & {
  kind: 'plain';
  /** It is left to Docusaurus, with all that is written on it. */
  isForeign: boolean;
  /** Why a `ts` or `tsx` fence is not checked. */
  nocheck?: string;
};

/** Finds the sample fences of a page, in page order. */
export function samplesOf(page: Page): SampleFence[] {
  return page.fences.filter((fence) => fence.kind === 'sample');
}
