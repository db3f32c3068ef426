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
  /** What checks and runs its programs: those that run in a worker, and those beside a document. */
  parts: Record<PlayProgram['kind'], PlayParts>;
};

/** The addresses of what a program of one kind loads besides the compiler. */
export type PlayParts = {
  /** Types of the language, of what browsers and Node have, and of the packages that programs import. */
  types: string[];
  /** A module that runs programs, as Run does, with the packages: loaded with the first run. */
  runtime: string;
};

export type PlayAddresses = PlayParts & Pick<Play, 'compiler'>;

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
  /** `worker`: it runs in a worker; `dom`: in a frame that shows what it renders. */
  kind: 'worker' | 'dom';
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
