import fs from 'node:fs';
import path from 'node:path';
import { createIndexReader, createSearch, type Question } from 'docusaurus-site-search/engine';

/** Reads the index of the built site as browsers do. */
export const builtIndex = createIndexReader((file) =>
  Promise.resolve(
    JSON.parse(fs.readFileSync(path.join('build/search-index', file), 'utf8')) as unknown,
  ),
);

/** What is searched on pages of a docs version. */
export function scopeOf(version: string) {
  return { language: 'en', tags: ['default', `docs-default-${version}`] };
}

/** More than those are not looked at: neither by readers nor by what measures. */
const ROWS = 10;

/**
 * Searches the built index in a docs version, as the modal does.
 *
 * @returns functions from a query to the paths of its rows, best first, and to their number alone
 */
export function searchIn(version: string) {
  const search = createSearch(builtIndex);
  const ask = (query: string, limit: number): Question => ({ ...scopeOf(version), query, limit });
  return {
    search: async (query: string) =>
      (await search(ask(query, ROWS))).rows.map(({ address }) => address),
    count: async (query: string) => (await search(ask(query, 0))).count,
  };
}
