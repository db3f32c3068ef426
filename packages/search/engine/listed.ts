import { queryWords } from './analyze';
import type { IndexedSection } from './types';

/**
 * Makes an index of the names that tables explain, one in each row.
 *
 * @param sections - whose tables
 * @returns a function from a name, without its separators, to the places in the list of the sections that
 *   explain it in a table; `undefined` where none does
 */
export function createListed(sections: Pick<IndexedSection, 'listed'>[]) {
  return createNames(sections.map(({ listed }) => listed));
}

/** @param texts - of each section; those of more than one word are no names */
function createNames(texts: (string[] | undefined)[]) {
  const places = new Map<string, Set<number>>();
  for (const [id, names = []] of texts.entries()) {
    for (const text of names) {
      const [name, ...others] = queryWords(text);
      if (name && others.length === 0) {
        places.set(name.glued, (places.get(name.glued) ?? new Set()).add(id));
      }
    }
  }
  return (name: string): ReadonlySet<number> | undefined => places.get(name);
}
