import type { LiteClient } from 'algoliasearch/lite';
import type { SearchClient } from '../engine/types';
import { withoutInjection } from './trust';

type Algolia = Pick<LiteClient, 'search'>;

/**
 * Makes a client of the hosted index.
 *
 * @param loadAlgolia - makes Algolia's lite client; called once, and again after it failed
 */
export function createHostedClient(loadAlgolia: () => Promise<Algolia>): SearchClient {
  let loading: Promise<Algolia> | undefined;

  function load(): Promise<Algolia> {
    loading ??= loadAlgolia().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return {
    async search(input) {
      const algolia = await load();
      // The records are ours: `indexing/records.ts` writes them with these fields.
      return withoutInjection(await (algolia.search(input) as ReturnType<SearchClient['search']>));
    },
    warmUp() {
      load().catch(() => {});
    },
  };
}
