import type { SearchOptions } from '../../indexing/options';

/** The options of a site that says nothing. */
export const DEFAULTS: SearchOptions = {
  ignoredClasses: [],
  ignoredTitles: [],
  codeLineClasses: [],
  listPages: [],
  suggestions: [],
};
