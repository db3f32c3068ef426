import fs from 'node:fs';
import path from 'node:path';
import {
  createAnswerer,
  createShardLoader,
  type SearchParameters,
} from 'docusaurus-site-search/engine';

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
 * @returns functions from a query to the paths of its hits, and to their number alone
 */
export function searchIn(version: string, load = loadBuiltIndex) {
  const answer = createAnswerer(load);
  const facetFilters = contextualFilters(version);
  async function ask(request: SearchParameters) {
    const { results } = await answer({
      requests: [{ indexName: 'docs', facetFilters, ...request }],
    });
    return results[0]!;
  }
  return {
    search: async (query: string) =>
      (await ask({ query })).hits.map(({ url }) => url.slice(new URL(url).origin.length)),
    count: async (query: string) => (await ask({ query, hitsPerPage: 0 })).nbHits,
  };
}
