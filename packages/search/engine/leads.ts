import { compounds, glue } from './analyze';
import { stem } from './stem';
import type { IndexedSection, Why } from './types';

/** A section that is what was asked for, whatever else has the words. */
export type Lead = { id: number; why: Why };

/** With a hump, capitals, an underscore or a digit: what nobody takes for a word, as `map` or `router`. */
const NAME = /^\S*(?:[a-z][A-Z]|[A-Z]{2}|[_\d])\S*$/;

const ONE_NAME = /^\W*([\w$]+(?:[.\-_][\w$]+)*)[?(),;:.]*(?:\s\(.*\))?$/;
const MIN_BEGINNING = 3;
/** A keyword of that many words is a question or a phrase, and no word that many sections share. */
const MIN_PHRASE_WORDS = 3;
/** What more tables list, such as an option of each adapter, has no one place. */
const MAX_TABLES = 2;

/** Whether a query is a name of a program. */
export function isName(query: string): boolean {
  return NAME.test(query.trim());
}

/**
 * Makes an index of what things are called: pages by their titles, names by their entries in lists and rows of tables.
 *
 * @param sections - all that can be found
 * @returns a function from a query, and how well each section matches it, to the sections to read first:
 *   a page with this very title, label, address or phrase of its keywords, and what defines the very name
 */
export function createLeads(sections: IndexedSection[]) {
  const pages = new Map<string, number[]>();
  const entries = new Map<string, number[]>();
  const rows = new Map<string, number[]>();
  sections.forEach((section, id) => {
    if (section.level === 1) {
      const phrases = section.keywords
        .split('\n')
        .filter((keyword) => keyword.split(' ').length >= MIN_PHRASE_WORDS);
      new Set([section.title, ...(section.names ?? []), ...phrases].map(titleKey)).forEach((key) =>
        add(pages, key, id),
      );
    } else if (section.isList) {
      add(entries, nameKey(section.title), id);
    }
    if (!section.isList) {
      new Set(section.listed?.map(nameKey)).forEach((key) => add(rows, key, id));
    }
  });

  return (query: string, scoreOf: (id: number) => number): Lead[] => {
    const best = (ids: number[] = [], why: Why) =>
      [...ids].sort((a, b) => scoreOf(b) - scoreOf(a)).map((id) => ({ id, why }));
    const titled = best(
      pages.get(titleKey(query)) ?? begun(pages, query.trim().toLowerCase()),
      'title',
    );
    if (!isName(query)) {
      return titled;
    }
    const key = nameKey(query);
    const listing = rows.get(key) ?? [];
    const entry = entries.get(key) ?? (rows.has(key) ? [] : begun(entries, key));
    return [
      ...titled,
      ...best(entry, 'name'),
      ...best(listing.length <= MAX_TABLES ? listing : [], 'name'),
    ];
  };
}

/** What is called one word that begins so: `auth` is `Authorization` to most. */
function begun(index: Map<string, number[]>, beginning: string): number[] {
  return beginning.length < MIN_BEGINNING
    ? []
    : Array.from(index)
        .filter(([word]) => !word.includes(' ') && word.startsWith(beginning))
        .flatMap(([, ids]) => ids);
}

function add(index: Map<string, number[]>, key: string, id: number) {
  if (key) {
    index.set(key, [...(index.get(key) ?? []), id]);
  }
}

/** Titles that differ in endings and punctuation alone are the same to who types them. */
function titleKey(text: string): string {
  return compounds(text)
    .map(({ runs }) => stem(glue(runs)))
    .join(' ');
}

/** A name alone, without what stands around it in a table: `ctx?`, `.input()`, `url (string)` */
function nameKey(text: string): string {
  return ONE_NAME.exec(text.trim())?.[1] ?? '';
}
