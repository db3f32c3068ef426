import { fold } from './analyze';
import { plain } from './inline-code';
import type { IndexedSection } from './types';

/**
 * Tells how much of a query stands in a text as it was typed, in its order, as with an error message.
 *
 * @param query - as typed
 * @returns a function from a section, which reads its text: the share of the query's neighboring words that
 *   are neighbors there, too; 1 for the very query
 */
export function verbatimShare(query: string): (section: IndexedSection) => number {
  const phrase = oneLine(query);
  const words = phrase.split(' ');
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  return (section) => {
    const text = foldedText(section);
    return text.includes(phrase)
      ? 1
      : pairs.filter((pair) => text.includes(pair)).length / Math.max(1, pairs.length);
  };
}

const cache = new WeakMap<IndexedSection, string>();

function foldedText(section: IndexedSection): string {
  const { title, prose, code } = section;
  const text = cache.get(section) ?? oneLine(plain(`${title}\n${prose}\n${code}`));
  cache.set(section, text);
  return text;
}

function oneLine(text: string) {
  return fold(text.trim()).replace(/\s+/g, ' ');
}
