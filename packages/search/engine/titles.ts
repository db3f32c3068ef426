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
  const lengths: number[] = [];
  const withWord = new Map<string, number[]>();
  sections.forEach(({ title }, id) => {
    const words = wordsOf(title);
    lengths[id] = words.size;
    words.forEach((word) => {
      const ids = withWord.get(word) ?? [];
      withWord.set(word, ids);
      ids.push(id);
    });
  });

  /**
   * Sørensen–Dice coefficient: 1 for the same words, 0 for none in common. Stop words are words, too: they
   * tell `When to use it` from `Use it`.
   *
   * @param query - as typed
   * @returns a function from the place of a section in the list
   */
  return (query: string): ((id: number) => number) => {
    const words = wordsOf(query);
    const common = new Map<number, number>();
    for (const word of words) {
      withWord.get(word)?.forEach((id) => common.set(id, 1 + (common.get(id) ?? 0)));
    }
    return (id) => (2 * (common.get(id) ?? 0)) / (words.size + lengths[id]!);
  };
}

/** Words without their endings */
function wordsOf(text: string): Set<string> {
  return new Set(compounds(text).map(({ runs }) => stem(glue(runs))));
}
