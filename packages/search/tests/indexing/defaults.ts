import type { SearchOptions } from '../../indexing/options';

/** The options of a site that says nothing. */
export const DEFAULTS: SearchOptions = {
  pageClasses: ['plugin-pages'],
  ignoredClasses: [],
  ignoredTitles: [],
  codeTitleClasses: [],
  codeLineClasses: [],
  listPages: [],
  suggestions: [],
};
