import { compounds, fold, glue, SEPARATORS, STOP_WORDS } from './analyze';
import { plain } from './inline-code';
import { stem } from './stem';
import type { IndexedSection } from './types';
import { WEIGHTS } from './weights';

const MIN_CHARACTERS = 4;

/**
 * Tells how much more a section is worth because its title reads like a query, or because its text has
 * the query's very words in their order, as with an error message.
 *
 * @param query - as typed
 * @returns a function from a section that matches the query's words to a factor, 1 for none
 */
export function verbatimBoost(query: string): (section: IndexedSection) => number {
  const phrase = oneLine(query);
  if (phrase.length < MIN_CHARACTERS) {
    return () => 1;
  }
  const words = wordsOf(query);
  const texts = phrase.split(' ');
  const pairs = texts.slice(1).map((word, index) => `${texts[index]} ${word}`);
  return (section) => {
    const { titleWords, text } = folded(section);
    const inTitle = WEIGHTS.titleLikeness * likeness(titleWords, words) ** 2;
    return 1 + inTitle + WEIGHTS.pairs * sharePairs(phrase, pairs, text);
  };
}

/** Whether a text has some words in this order, however they are joined: `server-side rendering`. */
export function hasPhrase(section: IndexedSection, words: string[]): boolean {
  return folded(section).text.replace(SEPARATORS, ' ').includes(words.join(' '));
}

/** The share of a query's neighboring words that are neighbors in a text, too: 1 for the very query. */
function sharePairs(phrase: string, pairs: string[], text: string): number {
  return text.includes(phrase)
    ? 1
    : pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
}

/**
 * Sørensen–Dice coefficient: 1 for the same words, 0 for none in common. Stop words count little, but
 * they do: they tell `When to use it` from `Use it`.
 */
function likeness(one: Words, other: Words): number {
  let common = 0;
  for (const word of one.set) {
    common += other.set.has(word) ? worth(word) : 0;
  }
  return (2 * common) / (one.amount + other.amount);
}

function worth(word: string) {
  return STOP_STEMS.has(word) ? WEIGHTS.stopWord : 1;
}

const STOP_STEMS = new Set(Array.from(STOP_WORDS, stem));

/** Words without their endings, and how much all of them count. */
type Words = { set: Set<string>; amount: number };

type Folded = { titleWords: Words; text: string };

const cache = new WeakMap<IndexedSection, Folded>();

function folded(section: IndexedSection): Folded {
  const known = cache.get(section);
  if (known) {
    return known;
  }
  const fresh = {
    titleWords: wordsOf(section.title),
    text: oneLine(plain(`${section.title}\n${section.prose}\n${section.code}\n${section.imports}`)),
  };
  cache.set(section, fresh);
  return fresh;
}

function wordsOf(text: string): Words {
  const set = new Set(compounds(text).map(({ runs }) => stem(glue(runs))));
  return { set, amount: Array.from(set).reduce((sum, word) => sum + worth(word), 0) };
}

function oneLine(text: string) {
  return fold(text.trim()).replace(/\s+/g, ' ');
}
