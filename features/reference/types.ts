/* The data of the pages "Reference" and "Error messages". */

/** An export of a package. */
export type Export = {
  name: string;
  /** The package, e.g. `@trpc/server` */
  package: string;
  /** The modules that export it, e.g. `@trpc/server/adapters/express` */
  modules: string[];
  kind: 'function' | 'class' | 'constant' | 'type';
  /** Its declarations, without private members */
  signature: string;
  /** The names of the options of a function, or of the fields of an options type */
  options: string[];
};

/** The program that reports an error. */
export type Source = 'trpc' | 'typescript' | 'other';

/** A cause of a message, the fix, and the section that explains it; `href` as below, code between backticks. */
export type Cause = { page: string; href: string; cause: string; fix: string };

/** An error message that the pages explain. */
export type Message = {
  /** The anchor on the page of messages */
  id: string;
  text: string;
  /** Other wordings of the same message, e.g. of another kind of procedure */
  variants: string[];
  source: Source;
  causes: Cause[];
};

/** A link to a section that explains something; `href` is below the path of the docs version. */
export type Explanation = { page: string; title: string; href: string };

/** The chapters of the reference. */
export type Group = 'server' | 'adapters' | 'client' | 'links' | 'react' | 'next' | 'types';

/** An export as the reference shows it. */
export type Entry = Omit<Export, 'package' | 'options'> & {
  group: Group;
  /** A description in one line; code is between backticks */
  what: string;
  /** Best first */
  explanations: Explanation[];
};

/** Exports of a package that the pages do not explain, and why. */
export type Internal = { package: string; why: string; names: string[] };

/** The data of a docs version's reference pages. */
export type Reference = { exports: Entry[]; internal: Internal[]; messages: Message[] };

/** Our own words: a description of each export, or the reason why the pages do not explain it. */
export type Words = {
  exports: Record<string, string>;
  /** The section to read first, e.g. `router#create-a-router`, for names that it does not have in its title */
  mainSections?: Record<string, string>;
  /** By reason, names of exports, and of options such as `createTRPCNext.ssr` */
  internal: Record<string, string[]>;
};
