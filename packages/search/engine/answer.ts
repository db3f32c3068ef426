import { indexTerms, normalizeQuery } from './analyze';
import { createEngine } from './engine';
import { toRows } from './rows';
import type { createIndexReader } from './shards';
import type { Search } from './types';
import { readVersion } from './versions';

/**
 * Makes the search of an index that was built with the site.
 *
 * @param index - reads its files
 */
export function createSearch(index: ReturnType<typeof createIndexReader>): Search {
  const engines = new Map<string, Promise<ReturnType<typeof createEngine>>>();

  return async (question) => {
    const { shards } = await index.manifest();
    const { query, limit, ...scope } = readVersion(question, shards);
    const key = JSON.stringify(scope);
    const loading = engines.get(key) ?? index.load(scope).then(createEngine);
    engines.set(key, loading);
    const { matches, isUnknown } = (await loading).search(query);
    return {
      rows: toRows(matches.slice(0, limit), indexTerms(normalizeQuery(query))),
      count: matches.length,
      isUnknown: isUnknown || matches.length === 0,
    };
  };
}
