/** How pages of a build become an index, for what measures search. */
export { readBuiltPages } from './built-pages';
export { type SearchOptions, validateOptions } from './options';
export { withSectionKeywords } from './section-keywords';
export { indexFiles } from './shards';
