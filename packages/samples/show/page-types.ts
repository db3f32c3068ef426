import type { TypeEntry } from '../page/type-entry';

/** The types of a page, each once, in the order in which its identifiers ask for them. */
export type PageTypes = {
  entries: TypeEntry[];
  /** Gives the number of a type, which identifiers carry in `data-t`. */
  numberOf: (entry: TypeEntry) => number;
};

/** Starts the types of a page. */
export function createPageTypes(): PageTypes {
  const entries: TypeEntry[] = [];
  const numbers = new Map<string, number>();
  return {
    entries,
    numberOf(entry) {
      const key = entry.join('\n');
      const number = numbers.get(key) ?? entries.length;
      if (number === entries.length) {
        numbers.set(key, number);
        entries.push(entry);
      }
      return number;
    },
  };
}
