import { compounds, glue } from './analyze';
import { stem } from './stem';
import type { IndexedSection } from './types';

/**
 * Makes an index of the words of titles.
 *
 * @param sections - whose titles
 * @returns a function from a query to how much alike it is the title of a section
 */
export function createTitles(sections: Pick<IndexedSection, 'title'>[]) {
  const titles = sections.map(({ title }) => wordsOf(title));
  const withWord = new Map<string, number[]>();
  titles.forEach((words, id) =>
    words.forEach((word) => {
      const ids = withWord.get(word) ?? [];
      withWord.set(word, ids);
      ids.push(id);
    }),
  );

  /** How much a word tells: more where fewer titles have it. */
  const worthOf = (word: string) =>
    Math.log1p(titles.length / (1 + (withWord.get(word)?.length ?? 0)));
  const worthOfAll = (words: Set<string>) =>
    Array.from(words, worthOf).reduce((total, worth) => total + worth, 0);
  const worths = titles.map(worthOfAll);

  /**
   * Sørensen–Dice coefficient of what words are worth: 1 for the same words, 0 for none in common. Stop
   * words are words, too: they tell `When to use it` from `Use it`.
   *
   * @param query - as typed
   * @returns a function from the place of a section in the list
   */
  return (query: string): ((id: number) => number) => {
    const words = gluedWords(query);
    const asTyped = likeness(new Set(words.map(stem)));
    const joined = join(words);
    const asName = joined.length < words.length ? likeness(new Set(joined)) : asTyped;
    return (id) => Math.max(asTyped(id), asName(id));
  };

  function likeness(words: Set<string>) {
    const common = new Map<number, number>();
    for (const word of words) {
      withWord.get(word)?.forEach((id) => common.set(id, worthOf(word) + (common.get(id) ?? 0)));
    }
    const asked = worthOfAll(words);
    return (id: number) => (2 * (common.get(id) ?? 0)) / (asked + worths[id]!);
  }

  /** Two words that are one in a title: `query key` for `queryKey` */
  function join([word = '', ...others]: string[]): string[] {
    const [next] = others;
    if (next === undefined) {
      return word ? [stem(word)] : [];
    }
    const both = stem(word + next);
    return withWord.has(both) ? [both, ...join(others.slice(1))] : [stem(word), ...join(others)];
  }
}

/** Words without their endings */
function wordsOf(text: string): Set<string> {
  return new Set(gluedWords(text).map(stem));
}

function gluedWords(text: string): string[] {
  return compounds(text).map(({ runs }) => glue(runs));
}
