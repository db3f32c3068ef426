/** A table: what its columns are called, if anything, and the cells of each row. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * A piece of a section: prose, the text of a code block with its line breaks, or a table. Inline code in
 * prose, titles and cells stands between marks; see `CODE_MARK`.
 */
export type Block = string | { code: string } | Table;

/** A heading and what stands below it, up to the next heading. */
export type Section = {
  /** 1 for the page's title, else the level of the heading */
  level: number;
  title: string;
  /** The heading's id, where it is not the one that its title gives */
  anchor?: string;
  /** What people call it */
  keywords?: string[];
  /** Messages of programs that it explains, with `…` for what differs from case to case */
  messages?: string[];
  blocks: Block[];
};

/** A section as the engine indexes it, and rows show it. */
export type IndexedSection = Pick<Page, 'group' | 'isList'> &
  Pick<Section, 'title' | 'level' | 'blocks'> & {
    /** Path of its page */
    page: string;
    pageTitle: string;
    /** What the page is called, where this is its first section */
    names: string[];
    /** What people call what it is about */
    keywords: string;
    /** What people call what its page is about */
    pageKeywords: string;
    /** First cells of the rows of its tables */
    listed: string;
    prose: string;
    code: string;
    /** Messages of programs that it explains */
    messages: string[];
    /** Path and hash, e.g. `/docs/v10/router#nest-routers` */
    address: string;
    /** Docusaurus's tag of its docs version */
    tag: string;
    /** The headings that lead here: the page's title, those above this one, and its own; with marks of code */
    path: { level: number; title: string }[];
  };

export type Page = {
  /** Path from the site's origin, e.g. `/docs/v10/router` */
  path: string;
  /** What results are grouped by: the sidebar category, or the part of the site */
  group: string;
  /** Whether it lists what other pages explain, such as a reference */
  isList?: boolean;
  /** What it is also called: its label in the sidebar, and the end of its address */
  names?: string[];
  /** Those of its front matter */
  keywords?: string[];
  /** The first section is the page's title and introduction. */
  sections: Section[];
};

/** What Docusaurus's contextual search filters by; `docusaurus_tag` names a docs version. */
export type Facets = { language: string; docusaurus_tag: string };

/** The list of shards: the only file of the index whose name never changes. */
export type Manifest = {
  /** A shard is a file, `<name>.json`, with its pages; readers call its docs version by one of the names. */
  shards: { name: string; facets: Facets; versionNames?: string[] }[];
};

/** A stretch of a text as it is shown: marked where it was found, in the letters of code where it is code. */
export type Piece = { text: string; isMark?: boolean; isCode?: boolean };

/** A section that was found, as a row of the list. */
export type Row = {
  /** Path and hash on this site, e.g. `/docs/v10/router#nest-routers` */
  address: string;
  /** Docusaurus's tag of the docs version that it belongs to, e.g. `docs-default-9.x` */
  tag: string;
  /** The way to it: the category of the sidebar, the page, the headings above; without its own title */
  path: string[];
  title: Piece[];
  /** The line of its text that has most of what was asked; empty where the title has it */
  text: Piece[];
  /** Whether it is the entry of a list that defines the name, or explains the error, that was asked for */
  isEntry?: boolean;
};

/** What a reader asks, and where. */
export type Question = {
  /** Of any length: words, a question, or a pasted error */
  query: string;
  language: string;
  /** Docusaurus's tags of what is searched: `default`, and that of a docs version */
  tags: string[];
  /** How many rows are wanted */
  limit: number;
};

export type Answer = {
  /** Best first, at most as many as were wanted */
  rows: Row[];
  /** How many there are in all */
  count: number;
  /** Whether nothing was found, or nothing defines the name or explains the error, so that another docs version may */
  isUnknown: boolean;
};

/**
 * Answers a question.
 *
 * @throws when the index or the service cannot be reached, or refuses
 */
export type Search = (question: Question) => Promise<Answer>;
