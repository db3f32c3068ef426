/**
 * Every number that decides what comes first, in one place: `bench/ablation.ts` switches each of them off
 * and measures what it is worth.
 */
export const WEIGHTS = {
  /** Fields of a section: a name in a title or in its own definition outranks its mentions. */
  title: 4,
  pageTitle: 1.5,
  definitions: 1.5,
  prose: 1,
  code: 0.4,
  imports: 0.05,

  /** How much a long field takes from what it has, and how soon a term is there often enough (BM25) */
  lengthShare: 0.7,
  saturation: 1.2,

  /** How much more rare words tell than common ones, as an exponent */
  rarity: 0.55,

  /** What a word may stand for, beside the very word */
  prefix: 0.45,
  stem: 0.25,
  typo: 0.45,
  synonym: 0.5,

  /** For a title with all words of the query, in any order, and no other */
  titleLikeness: 4.5,
  /** A stop word among them, beside another word */
  stopWord: 0.2,
  /** Where all words of the query stand in the text in their order, two by two */
  pairs: 1.5,

  /** How much a page's other sections add to its best one */
  otherSections: 0.9,
  /** For a page that lists what others explain (the option `listPages`) */
  listPage: 0.1,
  /** Sections of a docs version that the query names, beside those of the version one reads */
  namedVersion: 1.5,
};
