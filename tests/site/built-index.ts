import fs from 'node:fs';
import path from 'node:path';
import { createAnswerer } from '@site/src/search/answer';
import { createShardLoader } from '@site/src/search/shards';
import type { Search } from './search-labels/measure';

/** Loads the index of the built site as the embedded client does. */
export const loadBuiltIndex = createShardLoader((file) =>
  Promise.resolve(
    JSON.parse(fs.readFileSync(path.join('build/search-index', file), 'utf8')) as unknown,
  ),
);

/** What contextual search asks on pages of a docs version. */
export function contextualFilters(version: string) {
  return ['language:en', ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`]];
}

/**
 * Searches the built index in a docs version, with all that the client does in a browser.
 *
 * @param load - gives the index
 * @returns a function from a query to the paths of its hits
 */
export function searchIn(version: string, load = loadBuiltIndex): Search {
  const answer = createAnswerer(load);
  return async (query) => {
    const request = { indexName: 'docs', query, facetFilters: contextualFilters(version) };
    const { results } = await answer({ requests: [request] });
    return results.flatMap(({ hits }) =>
      hits.map(({ url }) => url.slice(new URL(url).origin.length)),
    );
  };
}
