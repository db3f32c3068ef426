import fs from 'node:fs';
import path from 'node:path';
import { createIndexReader, createSearch } from 'docusaurus-site-search/engine';

/** Reads a file of the built site's search index. */
export function readIndexFile(file: string): Promise<unknown> {
  const text = fs.readFileSync(path.join('build/search-index', file), 'utf8');
  return Promise.resolve(JSON.parse(text) as unknown);
}

/** The built site's search index, read as in browsers. */
export const builtIndex = createIndexReader(readIndexFile);

/** The search scope on pages of a docs version. */
export function scopeOf(version: string) {
  return { language: 'en', tags: ['default', `docs-default-${version}`] };
}

/** More rows than readers look at, and than measurements count. */
const ROWS = 10;

/** Searches an index in a docs version, as the modal does: gives the paths of its rows, best first. */
export function searchIn(version: string, index = builtIndex) {
  const search = createSearch(index);
  return async (query: string) =>
    (await search({ ...scopeOf(version), query, limit: ROWS })).rows.map(({ address }) => address);
}
