import { stem, wordsOf } from './analyze';
import type { IndexedSection } from './types';

/** With a hump, capitals, an underscore or a digit: what nobody takes for a word, as `map` or `router`. */
const NAME = /^\S*(?:[a-z][A-Z]|[A-Z]{2}|[_\d])\S*$/;

const ONE_NAME = /^\W*([\w$]+(?:[.\-_][\w$]+)*)[?(),;:.]*(?:\s\(.*\))?$/;
const MIN_BEGINNING = 3;

/** Whether a query is a name of a program. */
export function isName(query: string): boolean {
  return NAME.test(query.trim());
}

/**
 * Makes an index of what things are called: pages by their titles, names by their entries in lists.
 *
 * @param sections - all that can be found
 * @returns a function from a query to the places of the sections to read first: a page with this very title, label or
 *   address, and what defines the very name
 */
export function createLeads(sections: IndexedSection[]) {
  const pages = new Map<string, number[]>();
  const entries = new Map<string, number[]>();
  sections.forEach(({ names, title, isList, level }, id) => {
    names.forEach((name) => add(pages, titleKey(name), id));
    if (isList && level > 1) {
      add(entries, nameKey(title), id);
    }
  });

  return (query: string): number[] => {
    const titled = pages.get(titleKey(query)) ?? startingWith(pages, query.trim().toLowerCase());
    const key = isName(query) ? nameKey(query) : '';
    return [...titled, ...(entries.get(key) ?? startingWith(entries, key))];
  };
}

/** What is called one word that begins so: `auth` is `Authorization` to most. */
function startingWith(index: Map<string, number[]>, beginning: string): number[] {
  return beginning.length < MIN_BEGINNING
    ? []
    : Array.from(index)
        .filter(([word]) => !word.includes(' ') && word.startsWith(beginning))
        .flatMap(([, ids]) => ids);
}

function add(index: Map<string, number[]>, key: string, id: number) {
  if (key) {
    index.set(key, [...new Set(index.get(key)).add(id)]);
  }
}

/** Titles that differ in endings and punctuation alone are the same to who types them. */
function titleKey(text: string): string {
  return wordsOf(text).map(stem).join(' ');
}

/** A name alone, without what stands around it: `ctx?`, `.input()`, `url (string)` */
function nameKey(text: string): string {
  return ONE_NAME.exec(text.trim())?.[1] ?? '';
}
