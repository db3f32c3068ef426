import { compounds, fold, glue, SEPARATORS, STOP_WORDS } from './analyze';
import { plain } from './inline-code';
import { stem } from './stem';
import type { IndexedSection } from './types';
import { WEIGHTS } from './weights';

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
  const { titleWords, text } = folded(section);
  const inTitle = WEIGHTS.titleLikeness * likeness(titleWords, words) ** 2;
  return 1 + inTitle + WEIGHTS.pairs * sharePairs(phrase, text);
}

/** Whether a text has some words in this order, however they are joined: `server-side rendering`. */
export function hasPhrase(section: IndexedSection, words: string[]): boolean {
  return folded(section).text.replace(SEPARATORS, ' ').includes(words.join(' '));
}

/** The share of a query's neighboring words that are neighbors in a text, too: 1 for the very query. */
function sharePairs(phrase: string, text: string): number {
  if (text.includes(phrase)) {
    return 1;
  }
  const words = phrase.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
}

/**
 * Sørensen–Dice coefficient: 1 for the same words, 0 for none in common. Stop words count little, but
 * they do: they tell `When to use it` from `Use it`.
 */
function likeness(one: Set<string>, other: Set<string>): number {
  const common = Array.from(one).filter((word) => other.has(word));
  return (2 * amount(common)) / (amount(one) + amount(other));
}

function amount(words: Iterable<string>): number {
  return Array.from(words).reduce(
    (sum, word) => sum + (STOP_STEMS.has(word) ? WEIGHTS.stopWord : 1),
    0,
  );
}

const STOP_STEMS = new Set(Array.from(STOP_WORDS, stem));

type Folded = { titleWords: Set<string>; text: string };

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

function wordsOf(text: string): Set<string> {
  return new Set(compounds(text).map(({ runs }) => stem(glue(runs))));
}

function oneLine(text: string) {
  return fold(text.trim()).replace(/\s+/g, ' ');
}
