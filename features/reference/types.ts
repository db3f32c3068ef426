/* What the reference and the page of error messages are made of. */

/** What a package exports under one name. */
export type Export = {
  name: string;
  /** The package, e.g. `@trpc/server` */
  package: string;
  /** Where it can be imported from, e.g. `@trpc/server/adapters/express` */
  modules: string[];
  kind: 'function' | 'class' | 'constant' | 'type';
  /** Its declarations, as the package's own types have them, without what is private */
  signature: string;
  /** The names of the options that it takes, or of its fields where it is a type of options */
  options: string[];
};

/** Who reports an error. */
export type Source = 'trpc' | 'typescript' | 'other';

/** Why a message shows, what to do, and the section that says more; code between backticks. */
export type Cause = { page: string; href: string; cause: string; mend: string };

/** An error message that the pages explain. */
export type Message = {
  /** Its place on the page of messages */
  id: string;
  text: string;
  /** Other wordings of the same message, e.g. of another kind of procedure */
  variants: string[];
  source: Source;
  causes: Cause[];
};

/** A link to a section that explains something. */
export type Explanation = { page: string; title: string; href: string };

/** What one makes with an export: the chapters of the reference. */
export type Group = 'server' | 'adapters' | 'client' | 'links' | 'react' | 'next' | 'types';

/** An export with what the pages and our own words say of it. */
export type Entry = Omit<Export, 'options'> & {
  group: Group;
  /** What it is, in one line; its code between backticks */
  what: string;
  /** Best first */
  explanations: Explanation[];
};

/** Exports of a package that the pages leave out. */
export type LeftOut = { package: string; why: string; names: string[] };

/** All that the reference pages of a docs version show. */
export type Reference = { exports: Entry[]; internal: LeftOut[]; messages: Message[] };

/** Our own words: a line for each export, or why the pages leave it out. */
export type Words = {
  exports: Record<string, string>;
  /** The section to read first, e.g. `router#create-a-router`, of a name whose section does not say it in its title */
  mainSections?: Record<string, string>;
  /** Of names, and of options such as `createTRPCNext.ssr` */
  internal: { why: string; names: string[] }[];
};
