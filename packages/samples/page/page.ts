import type { CodeMarks } from './code-marks';
import type { Problem } from './problem';

/**
 * A parsed page, the input of check, doctests, bundles and rendering. Its `ts` and `tsx` fences are files
 * that import each other.
 */
export type Page = {
  /** Path from the site's root, e.g. `docs/server/router.mdx`. */
  file: string;
  /** The path without extension, with `__` for `/`, e.g. `docs__server__router`. */
  id: string;
  /** The folder of the packages that the page documents, e.g. `version-9.x`. */
  version: string;
  /** All fences in page order. */
  fences: Fence[];
  /** Faults found without the compiler. */
  problems: Problem[];
  /** Faults that do not fail a build. */
  warnings: Problem[];
};

export type Fence = SampleFence | OutputFence | PlainFence;

export type FenceBase = {
  /** The language without aliases, e.g. `ts`; `text` if there is none, or an unknown one. */
  lang: string;
  /** As written between the backticks, marks included. */
  code: string;
  /** The line of the file on which the code starts, from 1; the fence opens one line above. */
  line: number;
  /** How many columns are before the fence, as in a list. */
  indent: number;
  title?: string;
  /** The number of the first line, if lines are numbered. */
  showLineNumbers?: number;
  /** A sentence about the code: readers see the sentence, and unfold the code. */
  folded?: string;
  /** Whether the fence is in a tab that is not the first. */
  isAlternative: boolean;
  /** The shown lines of `{1,3-5}`, from 1. */
  highlighted: number[];
  marks: CodeMarks;
};

/** A fence that is part of a program. */
export type SampleFence = FenceBase & {
  kind: 'sample';
  /** Unique among the fences of a page and version, e.g. `g0/server.ts`. */
  id: string;
  /** The folder of the packages that it is checked against: of `version=`, or else of the page. */
  version: string;
  /** How many fences so far said `fresh`: fences with the same number run together. */
  program: number;
  /** How many fences so far replaced a file, or said `fresh`. */
  generation: number;
  /** The name of the fence's file; with `@filename`, of the last one. */
  name: string;
  /** The files in the fence, one unless it has `@filename` marks. */
  files: SampleFile[];
  /** By name, the files that the fence can import. All fences of a generation share this map. */
  reachable: Map<string, SampleFile>;
  run?: RunMode;
  hidden: boolean;
  /** The output fences with what it prints. */
  outputs: OutputFence[];
};

/**
 * Where a fence runs. `page`: in Node, and in a worker of the browser; `node`: only in Node; `dom`: in jsdom with
 * `#root`, and in a frame of the browser.
 */
export type RunMode = 'page' | 'node' | 'dom';

/** The modes that run in browsers. */
export type BrowserMode = Exclude<RunMode, 'node'>;

/** A file of a program. */
export type SampleFile = {
  /** Relative to the program's folder, e.g. `src/server.ts`. */
  name: string;
  /** The text to compile: part of `marks.program`, so that offsets plus `offset` are those in the fence's code. */
  code: string;
  /** The offset of the file in the fence's code. */
  offset: number;
  fence: SampleFence;
};

/** The expected stdout of a run fence (`txt`), or the expected HTML in `#root` (`html`). */
export type OutputFence = FenceBase & {
  kind: 'output';
  lang: 'txt' | 'html';
  /** The fence that prints it; `undefined` only on pages with problems. */
  of?: SampleFence;
};

/** A fence that is not checked: in another language, with `nocheck`, or of the option `notChecked`. */
export type PlainFence = FenceBase & {
  kind: 'plain';
  /** Whether Docusaurus shows it, and interprets its marks. */
  isForeign: boolean;
  /** Why a `ts` or `tsx` fence is not checked. */
  nocheck?: string;
};

/** The sample fences of a page, in page order. */
export function samplesOf(page: Page): SampleFence[] {
  return page.fences.filter((fence) => fence.kind === 'sample');
}
