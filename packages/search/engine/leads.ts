import { compounds, fold, glue, queryWords } from './analyze';
import { stem } from './stem';
import type { IndexedSection, Why } from './types';

/** A section that is what was asked for, whatever else has the words. */
export type Lead = { id: number; why: Why };

/** With a hump, capitals, an underscore or a digit: what nobody takes for a word, as `map` or `router`. */
const NAME = /^\S*(?:[a-z][A-Z]|[A-Z]{2}|[_\d])\S*$/;
/** What a builder with a name of one letter has: `t.procedure` */
const MEMBER = /^[a-z]\.(\w+)/;
/** What more tables list, such as an option of each adapter, has no one place. */
const MAX_TABLES = 2;
/** One name may stand in the tables of many pages. */
const MAX_DEFINITIONS = 3;

/** Whether a query is a name of a program. */
export function isName(query: string): boolean {
  return NAME.test(query.trim());
}

/**
 * Makes an index of what things are called: pages by their titles, names by what defines them.
 *
 * @param sections - all that can be found
 * @returns a function from a query, and how well each section matches it, to the sections to read first:
 *   a page with this very title, label or address, and what defines the very name
 */
export function createLeads(sections: IndexedSection[]) {
  const pages = new Map<string, number[]>();
  const entries = new Map<string, number[]>();
  const homes = new Map<string, number[]>();
  const listed = new Map<string, number[]>();
  sections.forEach((section, id) => {
    if (section.level === 1) {
      new Set([section.title, ...(section.names ?? [])].map(titleKey)).forEach((key) =>
        add(pages, key, id),
      );
    } else if (section.isList) {
      add(entries, nameKey(section.title), id);
    }
    section.homeOf?.forEach((name) => add(homes, nameKey(name), id));
    if (!section.isList) {
      new Set(section.listed?.map(nameKey)).forEach((key) => add(listed, key, id));
    }
  });

  /** Names that differ in capitals alone: first the one that is written like the query. */
  const spelled = (ids: number[], query: string) => {
    const isSame = (id: number) => Number(sections[id]!.title === query.trim());
    return ids.toSorted((a, b) => isSame(b) - isSame(a));
  };

  return (query: string, scoreOf: (id: number) => number): Lead[] => {
    const best = (ids: number[] = []) => [...ids].sort((a, b) => scoreOf(b) - scoreOf(a));
    const title = titleKey(query);
    const [, member = ''] = MEMBER.exec(query) ?? [];
    const titled = [...best(pages.get(title)), ...best(pages.get(titleKey(member)))].map((id) => ({
      id,
      why: 'title' as const,
    }));
    const key = nameKey(query);
    const tables = listed.get(key) ?? [];
    const defining = isName(query)
      ? [
          ...spelled(best(entries.get(key)), query),
          ...best(homes.get(key)),
          ...best(tables.length <= MAX_TABLES ? tables : []),
        ]
      : [];
    const definitions = defining
      .slice(0, MAX_DEFINITIONS)
      .map((id) => ({ id, why: 'name' as const }));
    return [...titled, ...definitions];
  };
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
  const [name, ...others] = queryWords(text);
  return name && others.length === 0 ? fold(name.glued) : '';
}
