import type { SearchClient, SearchInput } from './types';

/** What the last search came to, for the modal to show. */
export type SearchOutcome = {
  /** Why the last search failed, or `undefined` where it did not */
  failure: string | undefined;
  /** The query of the last search that was answered, and how many hits it has */
  query: string;
  count: number;
};

/** A client for DocSearch's modal, and what became of its searches. */
export type GuardedClient = SearchClient & {
  getOutcome: () => SearchOutcome;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps failures from DocSearch's modal, which does not show them: its autocomplete sets the status
 * back to "idle" after each request, and then shows "No results". A failed search resolves with no hits
 * here, and the failure can be observed. So can the number of hits, which the modal adds up over all
 * that was typed.
 *
 * @param client - one whose searches reject when they fail
 */
export function guard(client: SearchClient): GuardedClient {
  const listeners = new Set<() => void>();
  let outcome: SearchOutcome = { failure: undefined, query: '', count: 0 };
  let latest = 0;

  /** An answer that comes after a later search was made says nothing about what is shown. */
  function settle(turn: number, next: SearchOutcome) {
    if (turn === latest) {
      outcome = next;
      listeners.forEach((listener) => listener());
    }
  }

  async function search(input: SearchInput) {
    latest += 1;
    const turn = latest;
    const requests = Array.isArray(input) ? input : input.requests;
    const queries = requests.map(({ query, params }) => query ?? params?.query ?? '');
    const query = queries[0] ?? '';
    try {
      const answer = await client.search(input);
      const count = answer.results.reduce((sum, { nbHits }) => sum + nbHits, 0);
      settle(turn, { failure: undefined, query, count });
      return answer;
    } catch (error) {
      const failure = (error as Error).message;
      console.warn(`Search failed: ${failure}`);
      settle(turn, { failure, query, count: 0 });
      return {
        results: requests.map(({ indexName }, index) => ({
          index: indexName,
          query: queries[index] ?? '',
          hits: [],
          nbHits: 0,
          page: 0,
          nbPages: 0,
          hitsPerPage: 0,
        })),
      };
    }
  }

  return {
    search,
    warmUp: client.warmUp,
    getOutcome: () => outcome,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
