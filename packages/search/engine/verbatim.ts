import { compounds, fold, glue } from './analyze';
import type { IndexedSection } from './types';
import { stem } from './stem';

/** For a title with all words of the query, in any order, and no other */
const TITLE_BOOST = 3;
/** Added for the very title */
const SAME_TITLE_BOOST = 3;
/** For each word of a query that stands in the text as it was typed */
const TEXT_BOOST_PER_WORD = 0.75;
const MAX_TEXT_BOOST = 3;
/** Who types punctuation, as in `.input(parser)`, wants the very text. */
const CODE_FACTOR = 4;
const PUNCTUATION = /[^\p{L}\p{N}\s]/u;
/** Where the whole query does not stand in the text, but all its words two by two */
const PAIRS_BOOST = 2;
const MIN_CHARACTERS = 4;

/**
 * How much more a section is worth because its title reads like a query, or because its text has the
 * query's very words in their order, as with an error message.
 *
 * @param section - one that matches the query's words
 * @param query - as typed
 * @returns a factor, 1 for none
 */
export function verbatimBoost(section: IndexedSection, query: string): number {
  const phrase = oneLine(query);
  if (phrase.length < MIN_CHARACTERS) {
    return 1;
  }
  const words = wordsOf(query);
  const { title, titleWords, text } = folded(section);
  const inTitle = TITLE_BOOST * likeness(titleWords, words) ** 2;
  const isTitle = title === phrase ? SAME_TITLE_BOOST : 0;
  const inText = text.includes(phrase)
    ? Math.min(TEXT_BOOST_PER_WORD * words.size, MAX_TEXT_BOOST) * exactness(phrase)
    : PAIRS_BOOST * sharePairs(phrase, text);
  return 1 + inTitle + isTitle + inText;
}

function exactness(phrase: string): number {
  return PUNCTUATION.test(phrase) ? CODE_FACTOR : 1;
}

/** The share of a query's neighboring words that are neighbors in a text, too. */
function sharePairs(phrase: string, text: string): number {
  const words = phrase.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
}

/** Sørensen–Dice coefficient: 1 for the same words, 0 for none in common. */
function likeness(one: Set<string>, other: Set<string>): number {
  const common = Array.from(one).filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size);
}

type Folded = { title: string; titleWords: Set<string>; text: string };

const cache = new WeakMap<IndexedSection, Folded>();

function folded(section: IndexedSection): Folded {
  const known = cache.get(section);
  if (known) {
    return known;
  }
  const fresh = {
    title: oneLine(section.title),
    titleWords: wordsOf(section.title),
    text: oneLine(`${section.title}\n${section.prose}\n${section.code}`),
  };
  cache.set(section, fresh);
  return fresh;
}

/** Stop words count: they tell `When to use it` from `Use it`. */
function wordsOf(text: string): Set<string> {
  return new Set(compounds(text).map(({ runs }) => stem(glue(runs))));
}

function oneLine(text: string) {
  return fold(text.trim()).replace(/\s+/g, ' ');
}
