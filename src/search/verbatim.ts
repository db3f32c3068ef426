import { fold } from './analyze';
import type { IndexedSection } from './engine';

const IS_TITLE_BOOST = 1.6;
const IN_TITLE_BOOST = 1.35;
const PHRASE_IN_TEXT_BOOST = 1.5;
const WORD_IN_TEXT_BOOST = 1.2;
const MIN_CHARACTERS = 4;

/**
 * How much more a section is worth because it has a query's very words in their order.
 *
 * @param section - one that matches the query's words
 * @param phrase - the query, folded, with single spaces
 * @param wordCount - how many words of the query count
 * @returns a factor, 1 for none
 */
export function verbatimBoost(section: IndexedSection, phrase: string, wordCount: number): number {
  if (phrase.length < MIN_CHARACTERS) {
    return 1;
  }
  const { title, text } = folded(section);
  if (title === phrase) {
    return IS_TITLE_BOOST;
  }
  if (title.includes(phrase)) {
    return IN_TITLE_BOOST;
  }
  if (text.includes(phrase)) {
    return wordCount > 1 ? PHRASE_IN_TEXT_BOOST : WORD_IN_TEXT_BOOST;
  }
  return 1;
}

const cache = new WeakMap<IndexedSection, { title: string; text: string }>();

function folded(section: IndexedSection) {
  const known = cache.get(section);
  if (known) {
    return known;
  }
  const fresh = {
    title: fold(section.title),
    text: fold(`${section.prose}\n${section.code}`).replace(/\s+/g, ' '),
  };
  cache.set(section, fresh);
  return fresh;
}
