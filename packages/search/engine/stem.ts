import { withoutStopWords, wordsOf } from './analyze';

/** Endings of related English words, where enough is left. */
const ENDING = /(?<=.{4})(?:ings?|ions?|ers|ors|ies)$|(?<=.{3})(?:er|or|ed|es|s|e|y)$/;

/**
 * Cuts a word's ending so that related words meet: `merging`, `merged`, `merges` → `merg`. Much lighter
 * than Porter's algorithm: identifiers are words here too, and should not be mangled.
 *
 * @param word - folded
 */
export function stem(word: string): string {
  return word.replace(ENDING, '');
}

/**
 * The stems of the telling words of a text.
 *
 * @param split - cuts the text into words
 */
export function stemsOf(text: string, split = wordsOf): Set<string> {
  return new Set(withoutStopWords(split(text)).map(stem));
}
