import type { SamplesOptions } from 'docusaurus-checked-samples';
import type { CompilerOptions } from 'typescript';

type Summaries = NonNullable<SamplesOptions['summaries']>;

export type PlayFile = {
  /** Like the title of a fence: `server.ts`, `src/App.tsx`. */
  name: string;
  text: string;
  /** Whole lines before the text that readers do not see, such as imports. */
  above?: string;
};

/** A TypeScript diagnostic. */
export type Problem = {
  file: string;
  /** UTF-16 offsets into the file, like CodeMirror's. */
  from: number;
  to: number;
  /** From 1, of the whole file. */
  line: number;
  /** TypeScript's, e.g. 2345. */
  code: number;
  /** Without the code; may have several lines. */
  message: string;
};

export type Hover = {
  /** Offsets of the name. */
  from: number;
  to: number;
  /** As in the docs' tooltips, e.g. `const hut: { name: string }`. */
  type: string;
  /** The doc comment, or ''. */
  documentation: string;
};

export type Completions = {
  /** The offset of the word that is completed. */
  from: number;
  /** The best first. */
  entries: readonly {
    name: string;
    /** TypeScript's, e.g. `method`, `property`, `const`, `keyword`. */
    kind: string;
    /** The text to insert, if it is not the name. */
    insertText?: string;
  }[];
};

/** The input of the page's compiler for a docs version. */
export type Types = {
  /** Those of the samples, except `lib`: the libraries are in `files`. */
  options: CompilerOptions;
  /** The files with global declarations. */
  ambient: string[];
  /** Declaration files and package.json files, by path; packages are below `/node_modules/`. */
  files: Record<string, string>;
  /** The option of docusaurus-checked-samples. */
  summaries: Summaries;
};
