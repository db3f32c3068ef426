import { indexTerms } from './analyze';
import { plain } from './inline-code';
import { stem } from './stem';
import type { IndexedSection } from './types';

const SENTENCE_END = /(?<=[.:?!])\s+|\n/;

/**
 * Tells how much of a query stands together: in one sentence, with the titles that it stands below.
 *
 * @param words - of the query
 * @param rarities - how much each of them tells
 * @returns a function from a section, which reads its text, to the best sentence's share of what they tell
 */
export function sentenceShare(
  words: string[],
  rarities: number[],
): (section: IndexedSection) => number {
  const asked = words.map((word, place) => ({ word: stem(word), rarity: rarities[place]! }));
  const worthOf = (list: typeof asked) => list.reduce((total, { rarity }) => total + rarity, 0);
  const total = worthOf(asked);
  return (section) => {
    const { titles, sentences } = read(section);
    const inTitles = worthOf(asked.filter(({ word }) => titles.has(word)));
    const others = asked.filter(({ word }) => !titles.has(word));
    const best = sentences.reduce(
      (most, terms) => Math.max(most, worthOf(others.filter(({ word }) => terms.has(word)))),
      0,
    );
    return (inTitles + best) / total;
  };
}

type Read = { titles: Set<string>; sentences: Set<string>[] };

const cache = new WeakMap<IndexedSection, Read>();

function read(section: IndexedSection): Read {
  const { title, pageTitle, prose } = section;
  const known = cache.get(section) ?? {
    titles: stems(`${title}\n${pageTitle}`),
    sentences: plain(prose).split(SENTENCE_END).map(stems),
  };
  cache.set(section, known);
  return known;
}

function stems(text: string): Set<string> {
  return new Set(indexTerms(text).map(stem));
}
