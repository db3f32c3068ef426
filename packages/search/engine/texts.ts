import { fold, indexTerms, stem, stemsOf, sumOf } from './analyze';
import { plain } from './sections';
import type { IndexedSection } from './types';
import { WEIGHTS } from './weights';

const SENTENCE_END = /(?<=[.:?!])\s+|\n/;

/** A word of a query, and how much it tells. */
type QueryTerm = { word: string; rarity: number };

/**
 * Tells how much more a section is worth for how the words of a query stand in its text: in one sentence,
 * with the titles that it stands below, and in the order in which they were typed.
 *
 * @param query - as typed
 * @param asked - its words
 * @returns a function from a section, which reads its text
 */
export function worthOfText(query: string, asked: QueryTerm[]) {
  const phrase = oneLine(query);
  const typed = phrase.split(' ');
  const pairs = typed.slice(1).map((word, index) => `${typed[index]} ${word}`);
  const stems = asked.map(({ word, rarity }) => ({ word: stem(word), rarity }));

  return (section: IndexedSection) => {
    const { titles, sentences, text } = read(section);
    const common = pairs.filter((pair) => text.includes(pair)).length;
    const inOrder = text.includes(phrase) ? 1 : common / Math.max(1, pairs.length);
    const others = stems.filter(({ word }) => !titles.has(word));
    const best = Math.max(
      ...sentences.map((terms) => total(others.filter(({ word }) => terms.has(word)))),
    );
    const together = 1 - (total(others) - best) / total(stems);
    return WEIGHTS.pairs * inOrder + WEIGHTS.together * together;
  };
}

const total = (asked: QueryTerm[]) => sumOf(asked.map(({ rarity }) => rarity));

type Text = { titles: Set<string>; sentences: Set<string>[]; text: string };

const known = new WeakMap<IndexedSection, Text>();
const termsOf = (text: string) => stemsOf(text, indexTerms);

function read(section: IndexedSection): Text {
  const { title, pageTitle, prose, code } = section;
  const text = known.get(section) ?? {
    titles: termsOf(`${title}\n${pageTitle}`),
    sentences: plain(prose).split(SENTENCE_END).map(termsOf),
    text: oneLine(plain(`${title}\n${prose}\n${code}`)),
  };
  known.set(section, text);
  return text;
}

function oneLine(text: string) {
  return fold(text.trim()).replace(/\s+/g, ' ');
}
