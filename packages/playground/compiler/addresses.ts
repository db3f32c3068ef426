import type { BrowserMode } from 'docusaurus-checked-samples/parts';
import type { PlayFile } from './types';

/**
 * What the build made for the page, which imports it on a click as
 * `@generated/docusaurus-samples-playground/default/play.json`. All addresses are below the site's base
 * path and hold hashes: browsers may keep those files for good.
 */
export type Play = {
  /** The script of the compiler's worker, a module. */
  compiler: string;
  /** The docs versions that have programs, in the order of the site's: the latest released one first. */
  versions: PlayVersion[];
};

export type PlayVersion = {
  /** As the samples call it, e.g. `current` or `version-9.x`. */
  version: string;
  /** As readers call it, e.g. `10.x`. */
  label: string;
  /** The address of the list of programs: JSON, `PlayProgram[]`. */
  programs: string;
  /** The address of the types of the language, of browsers, Node, and the packages that programs import. */
  types: string;
  /** Those of modules that run programs, as Run does, with the packages: loaded with the first run. */
  runtimes: Record<BrowserMode, string>;
};

/** The addresses of what checks programs. */
export type CompilerAddresses = Pick<Play, 'compiler'> & Pick<PlayVersion, 'types'>;

/** A program of the docs, as the start of a workshop. */
export type PlayProgram = {
  /** Unique in its version, e.g. `server__router.0`; the same as long as its page has it. */
  id: string;
  /**
   * The samples' own name of the program, which the name of a Run button's bundle has before its hash. Of one
   * with a document there is a `PlayProgram` for each sample that shows something, and they share this name.
   */
  program: string;
  /** The address of the page on the site, e.g. `/docs/server/router`; missing for a part of other pages. */
  page?: string;
  /** The page's title; '' for a part of other pages. */
  title: string;
  /** The heading above the first sample that runs, in words; the page's title where there is none. */
  heading: string;
  /** `page`: it runs in a worker; `dom`: in a frame that shows what it renders. */
  mode: BrowserMode;
  /**
   * Those that run and what they import, without the marks of samples: what the page shows first, and then
   * what it hides, each in page order.
   */
  files: PlayFile[];
  /**
   * What runs: names of files, in their order, and the number that Run gives to each. The Run button of
   * fence 3 is that of the entry with `fence: 3`.
   */
  entries: { name: string; fence: number }[];
};
