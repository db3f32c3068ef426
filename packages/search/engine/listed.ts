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
  const places = new Map<string, Set<number>>();
  sections.forEach(({ listed = [] }, id) => {
    for (const text of listed) {
      const [name, ...others] = queryWords(text);
      if (name && others.length === 0) {
        places.set(name.glued, (places.get(name.glued) ?? new Set()).add(id));
      }
    }
  });
  return (name: string): ReadonlySet<number> | undefined => places.get(name);
}
