import type { LiteClient } from 'algoliasearch/lite';
import type { SearchClient } from './types';

/**
 * Makes a client of the hosted index.
 *
 * @param load - makes Algolia's lite client; called with the first search, and again after it failed
 */
export function createHostedClient(load: () => Promise<Pick<LiteClient, 'search'>>): SearchClient {
  let loading: Promise<Pick<LiteClient, 'search'>> | undefined;
  return {
    async search(input) {
      loading ??= load();
      const client = await loading.catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      // The records are ours: `plugins/search-index/records.ts` writes them with these fields.
      return client.search(input) as ReturnType<SearchClient['search']>;
    },
  };
}
