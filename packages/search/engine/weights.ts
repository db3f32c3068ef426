/** Every number that decides what comes first stands here; `npm run search:measure` says what a change does. */

/** Fields of a section: a name in a title outranks its mentions. */
export const FIELDS = {
  title: 3.5,
  pageTitle: 1.5,
  keywords: 2.5,
  /** The keywords of a page, for its sections */
  pageKeywords: 0.7,
  /** First cells of the rows of tables: names of options, and messages */
  listed: 1.3,
  prose: 0.7,
  code: 0.3,
};

export const WEIGHTS = {
  /** How soon a term is there often enough (BM25) */
  saturation: 1.8,

  /** How much more rare words tell than common ones, as an exponent */
  rarity: 0.55,

  /** What a word may stand for, beside the very word: what it begins, its stem or a typo */
  related: 0.35,

  /** For a title with all words of the query, in any order, and no other */
  titleLikeness: 6,
  /** The same for a phrase of a section's keywords */
  phraseLikeness: 4,
  /** How little a title or a phrase is worth that is half like the query, as an exponent */
  likenessPower: 1.5,
  /** Where all words of the query stand in the text in their order, two by two */
  pairs: 1.5,
  /** Where the words of the query stand in one sentence, and in the titles above it */
  together: 2,

  /** How much of a word a section has that stands elsewhere on its page */
  elsewhere: 0.1,
  /** How much a page's other sections add to its best one */
  otherSections: 0.9,
  /** For an entry of a page that lists what others explain (the option `listPages`) */
  listEntry: 0.3,
};
