import type { SamplesOptions } from 'docusaurus-checked-samples';
import type { CompilerOptions } from 'typescript';

type Summaries = NonNullable<SamplesOptions['summaries']>;

/** A file of a program, by a name such as titles of fences have: `server.ts`, `src/App.tsx`. */
export type PlayFile = {
  name: string;
  text: string;
  /** What stands before the text, such as imports, where readers see and edit the text alone: whole lines. */
  above?: string;
};

/** What TypeScript says of a file, in the words of `checked-samples check`. */
export type Problem = {
  file: string;
  /** Offsets in UTF-16 units from the start of the file, as CodeMirror's. `to` is at least `from`. */
  from: number;
  to: number;
  /** From 1, of the whole file. */
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
  /** In the words of the pages, e.g. `const hut: { name: string }`. */
  type: string;
  /** What the authors of a package wrote above it; '' where they wrote nothing. */
  documentation: string;
};

export type Completion = {
  name: string;
  /** TypeScript's, e.g. `method`, `property`, `const`, `keyword`. */
  kind: string;
  /** What to insert in place of the name. */
  insertText?: string;
};

/** What may stand at a place, the likeliest first. */
export type Completions = {
  /** The start of the word that is completed. */
  from: number;
  entries: readonly Completion[];
};

/** Types of a docs version, as the compiler in the page reads them. */
export type Types = {
  /** Those with which samples are checked, but for the libraries: these are among the files. */
  options: CompilerOptions;
  /** Files that are read whether something imports them or not. */
  ambient: string[];
  /** Declarations and manifests by their paths; those of packages are below `/node_modules/`. */
  files: Record<string, string>;
  /** What readers see of types of packages, as the samples have it. */
  summaries: Summaries;
};
