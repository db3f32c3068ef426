import type { BrowserMode } from 'docusaurus-checked-samples/parts';
import type { PlayFile } from './types';

/**
 * The URLs of the build's assets, which the page imports on a click from
 * `@generated/docusaurus-samples-playground/default/play.json`. They contain the base URL, and hashes: browsers
 * may cache the files forever.
 */
export type Play = {
  /** The script of the compiler's worker, an ES module. */
  compiler: string;
  /** The docs versions that have programs, the latest released one first. */
  versions: PlayVersion[];
};

export type PlayVersion = {
  /** The folder's name, e.g. `current` or `version-9.x`. */
  version: string;
  /** The name for readers, e.g. `10.x`. */
  label: string;
  /** A JSON file with `PlayProgram[]`. */
  programs: string;
  /** A JSON file with `Types`. */
  types: string;
  /** Scripts that run programs, with the packages, loaded by the first run. */
  runtimes: Record<BrowserMode, string>;
};

export type CompilerUrls = Pick<Play, 'compiler'> & Pick<PlayVersion, 'types'>;

/** A program of the docs that readers can edit. */
export type PlayProgram = {
  /** Unique in the docs version, e.g. `server__router.0`. */
  id: string;
  /**
   * The id of the `RunProgram`, with which the name of its bundle begins. In mode `dom`, each sample that
   * renders something is a `PlayProgram`; those of one bundle share this id.
   */
  program: string;
  /** The URL of the page, e.g. `/docs/server/router`; `undefined` for a partial. */
  page?: string;
  /** The page's title; '' for a partial. */
  title: string;
  /** The heading above the first sample that runs, or the page's title. */
  heading: string;
  /** `page`: runs in a worker; `dom`: in a frame with a document. */
  mode: BrowserMode;
  /** The files that run or are imported, without marks. Shown files come before hidden ones, each in page order. */
  files: PlayFile[];
  /** The files that run, in order, with the indexes of their fences in the bundle. */
  entries: { name: string; fence: number }[];
};
