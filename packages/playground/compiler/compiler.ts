import type { PlayAddresses } from './addresses';

/** A file of a program, by a name such as titles of fences have: `server.ts`, `src/App.tsx`. */
export type PlayFile = { name: string; text: string };

/** What TypeScript says of a file, in the words of `checked-samples check`. */
export type Problem = {
  file: string;
  /** Offsets in UTF-16 units from the start of the file, as CodeMirror's. `to` is at least `from`. */
  from: number;
  to: number;
  /** From 1. */
  line: number;
  /** TypeScript's, e.g. 2345. */
  code: number;
  /** Without the code; of several lines where TypeScript explains itself. */
  message: string;
};

/** What stands at a place of a file, as an editor shows it beside the pointer. */
export type Hover = {
  /** Offsets of the name. */
  from: number;
  to: number;
  /** TypeScript's words, e.g. `const hut: { name: string }`. */
  type: string;
  /** What the authors of a package wrote above it; '' where they wrote nothing. */
  documentation: string;
};

export type Completion = {
  name: string;
  /** TypeScript's, e.g. `method`, `property`, `const`, `keyword`. */
  kind: string;
  /** What else to say of it, e.g. `optional`; what to insert in place of `name` is `insert`. */
  detail?: string;
  insert?: string;
};

/** What may stand at a place, the likeliest first. */
export type Completions = {
  /** The start of the word that is completed. */
  from: number;
  entries: readonly Completion[];
};

/**
 * A module of a program, as JavaScript. Its code is in pieces: texts, and names of modules where an
 * import wants an address. Who links it writes `JSON.stringify(address)` there.
 */
export type LinkedModule = {
  name: string;
  code: readonly (string | { module: string })[];
};

/** What was asked of a compiler took too long. It has begun anew with the same files. */
export class CheckerTooSlow extends Error {
  override name = 'CheckerTooSlow';
}

/** What a program imports and the page does not have, or a circle of imports; the message is for readers. */
export class CannotLink extends Error {
  override name = 'CannotLink';
}

/**
 * The compiler of one workshop, in a worker of its own. Requests are answered in their order. A `change`
 * that is no longer the last of its file when its turn comes is not checked by itself: it gives what
 * the later one gives.
 *
 * Every promise rejects with `CheckerTooSlow` where the answer takes more than 5 s of the checker's own
 * time (loading is not counted), and with an `Error` whose message is for readers where something did
 * not load; the next request tries again.
 */
export interface Compiler {
  /** Replaces all files, and gives the problems of all. */
  open(files: readonly PlayFile[]): Promise<readonly Problem[]>;
  /** Replaces the text of a file, or adds one, and gives the problems of ALL files, in the files' order. */
  change(name: string, text: string): Promise<readonly Problem[]>;
  /** `undefined` where nothing has a type. */
  hover(name: string, position: number): Promise<Hover | undefined>;
  /** `undefined` where nothing can be completed. */
  complete(name: string, position: number): Promise<Completions | undefined>;
  /**
   * Translates what entries import, entries included, also where there are problems.
   *
   * @param entries - names of files to run, in their order
   * @param kind - where they run
   * @returns modules, those that are imported before those that import them. The last is `main`: it
   *   imports what runs programs (the same as Run's: console, network, limits) and then lets the entries
   *   begin, one after the other. Beside a module named `main` the page has to start nothing, and it
   *   answers the messages that Run's programs answer: `RunRequest { from, to }` counts entries
   * @throws CannotLink
   */
  modules(entries: readonly string[], kind: 'worker' | 'dom'): Promise<readonly LinkedModule[]>;
  /** Ends the worker. Promises that wait reject with an `AbortError`. */
  close(): void;
}

/**
 * Starts a compiler, which loads its script and its types at once.
 *
 * @param onProgress - gets bytes, as they come, of all that is loaded before the first answer; `total` is
 *   known from the first call on
 */
export function openCompiler(
  addresses: PlayAddresses,
  onProgress: (loaded: number, total: number) => void,
): Compiler {
  onProgress(0, 0);
  throw new Error(`There is no compiler at ${addresses.compiler} yet.`);
}
