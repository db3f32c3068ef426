import type { SearchOptions } from '../../indexing/options';

/** The options of a site that says nothing. */
export const DEFAULTS: SearchOptions = {
  pageClasses: ['plugin-pages'],
  ignoredClasses: [],
  ignoredTitles: [],
  faultTitles: [],
  codeTitleClasses: [],
  codeLineClasses: [],
  maxFileKilobytes: 150,
  listPages: [],
  synonyms: [],
  suggestions: [],
};
