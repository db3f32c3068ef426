import type { SearchAnswer, SearchClient, SearchInput } from '../engine/types';

/** What the last search came to, for the modal to show. */
export type SearchOutcome = {
  /** Why the last search failed, or `undefined` where it did not */
  failure: string | undefined;
  /** The query of the last search that was answered, and how many hits it has */
  query: string;
  count: number;
  /** Where it has none, queries near it that have some */
  nearest: string[];
  /** Grows when more is known than the modal shows: it has to ask again. */
  revision: number;
};

/** A client for DocSearch's modal, and what became of its searches. */
export type GuardedClient = {
  search: (input: SearchInput) => Promise<SearchAnswer>;
  getOutcome: () => SearchOutcome;
  /** @returns a function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
};

/** On a slow network, results from headings alone are better than none. */
const PATIENCE_MS = 400;
/** By then readers are told that there are none; what comes after that is shown all the same. */
export const LATE_MS = 10_000;
export const LATE = `no answer within ${LATE_MS / 1000} s`;

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
  let outcome: SearchOutcome = {
    failure: undefined,
    query: '',
    count: 0,
    nearest: [],
    revision: 0,
  };
  let latest = 0;

  function search(input: SearchInput): Promise<SearchAnswer> {
    latest += 1;
    const turn = latest;
    let isShown = false;

    return new Promise((resolve) => {
      function show(answer: SearchAnswer, failure?: string) {
        resolve(answer);
        // An answer that comes after a later search was made says nothing about what is shown.
        if (turn === latest) {
          const count = answer.results.reduce((sum, { nbHits }) => sum + nbHits, 0);
          const revision = outcome.revision + (isShown ? 1 : 0);
          const nearest = answer.results.flatMap((result) => result.nearest ?? []);
          outcome = { failure, query: queryOf(input), count, nearest, revision };
          listeners.forEach((listener) => listener());
        }
        isShown = true;
      }

      function fail(reason: string) {
        console.warn(`Search failed: ${reason}`);
        show(noHits(input), reason);
      }

      let patience: ReturnType<typeof setTimeout> | undefined;
      const late = setTimeout(() => fail(LATE), LATE_MS);
      client
        .search(input, (partial) => {
          clearTimeout(late);
          patience = setTimeout(() => show(partial), PATIENCE_MS);
        })
        .then(
          (answer) => show(answer),
          (error: Error) => fail(error.message),
        )
        .finally(() => {
          clearTimeout(late);
          clearTimeout(patience);
        });
    });
  }

  return {
    search,
    getOutcome: () => outcome,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function queryOf(input: SearchInput): string {
  const [request] = Array.isArray(input) ? input : input.requests;
  return request?.params?.query ?? request?.query ?? '';
}

function noHits(input: SearchInput): SearchAnswer {
  const requests = Array.isArray(input) ? input : input.requests;
  return {
    results: requests.map(({ indexName, query = '', params }) => ({
      index: indexName,
      query: params?.query ?? query,
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage: 0,
    })),
  };
}
