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

/** What stands in place of a part of a text; offsets are of the text before all of its edits. */
export type Edit = { from: number; to: number; insert: string };

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
