import type { FacetFilters } from 'algoliasearch/lite';

/** A table: what its columns are called, if anything, and the cells of each row. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * A piece of a section: prose, the text of a code block with its line breaks, or a table. Inline code in
 * prose, titles and cells stands between marks; see `inline-code.ts`.
 */
export type Block = string | { code: string } | Table;

/** A heading and what stands below it, up to the next heading. */
export type Section = {
  /** 1 for the page's title, else the level of the heading */
  level: number;
  title: string;
  /** The heading's id; the page's title has none. */
  anchor?: string;
  /** Whether it, and what stands below it, is on what goes wrong */
  isFault?: boolean;
  /** Names for which a list page leads here first */
  homeOf?: string[];
  blocks: Block[];
};

/** A section as the engine indexes it, whatever else its owner keeps beside. */
export type IndexedSection = {
  /** Sections with the same page are ranked together. */
  page: string;
  pageTitle: string;
  /** Whether the page lists what others explain: then those come first. */
  isList?: boolean;
  title: string;
  level: number;
  /** Names that the section explains: those its table lists, its code defines, or its paragraphs begin with */
  definitions: string;
  /** First cells of the rows of its tables */
  listed?: string[];
  prose: string;
  code: string;
  /** Whether it is on something that goes wrong */
  isFault?: boolean;
  /** Names for which a list page leads to it first */
  homeOf?: string[];
};

export type Page = {
  /** Path from the site's origin, e.g. `/docs/v10/router` */
  path: string;
  /** What results are grouped by: the sidebar category, or the part of the site */
  group: string;
  /** Whether it lists what other pages explain, such as a reference */
  isList?: boolean;
  /** The first section is the page's title and introduction. */
  sections: Section[];
};

/** What Docusaurus's contextual search filters by; `docusaurus_tag` names a docs version. */
export type Facets = { language: string; docusaurus_tag: string };

/**
 * All pages of one language and tag without their text: small enough to answer from while the text is
 * on its way.
 */
export type Outline = {
  pages: (Omit<Page, 'sections'> & { sections: Omit<Section, 'blocks'>[] })[];
};

/** The text that an outline leaves out: the blocks of each section of each page, in its order. */
export type Texts = Block[][][];

/** The list of shards: the only file of the index whose name never changes. */
export type Manifest = {
  /** The site's origin, e.g. `https://example.com` */
  origin: string;
  /** A shard is two files, `<name>.outline.json` and `<name>.text.json`. */
  shards: { name: string; facets: Facets; version?: VersionNames }[];
  /** Words and phrases of one meaning */
  synonyms: string[][];
};

/** What a docs version is called: on the site, and by who searches for it. */
export type VersionNames = { label: string; names: string[] };

/** The part of Algolia's search parameters that DocSearch and the search page use. */
export type SearchParameters = {
  query?: string;
  facetFilters?: FacetFilters;
  page?: number;
  hitsPerPage?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  attributesToSnippet?: string[];
};

/** A request as the modal sends it, or in the older form with its parameters below `params`. */
export type SearchRequest = SearchParameters & { indexName: string; params?: SearchParameters };

export type SearchInput = { requests: SearchRequest[] } | SearchRequest[];

export type HierarchyLevel = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;

export type Highlight = { value: string; matchLevel: 'none' | 'partial' | 'full' };

/** A hit in the shape of DocSearch's records. Its texts are HTML. */
export type SearchHit = {
  objectID: string;
  type: HierarchyLevel | 'content';
  /** Absolute, as Docusaurus's `useSearchResultUrlProcessor` wants it */
  url: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<HierarchyLevel, string | null>;
  /** Has no key for a level that the hit does not have: the last key is the hit's title. */
  _highlightResult: {
    hierarchy: Partial<Record<HierarchyLevel, Highlight>>;
    content?: Highlight;
  };
  _snippetResult: {
    hierarchy: Partial<Record<HierarchyLevel, Highlight>>;
    content?: Highlight;
  };
};

export type SearchResult = {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  /** Queries near one that finds nothing, which find something */
  nearest?: string[];
};

export type SearchAnswer = { results: SearchResult[] };

/** What the modal and the search page ask: Algolia's lite client, or the embedded one. */
export type SearchClient = {
  /**
   * @param onPartial - called at most once, before the answer, with what is known earlier
   * @throws when the index or the service cannot be reached, or refuses
   */
  search: (input: SearchInput, onPartial?: (answer: SearchAnswer) => void) => Promise<SearchAnswer>;
  /** Loads what a search with these filters will need. Failures show in the search itself. */
  warmUp: (filters: FacetFilters) => void;
};
