import { useCallback, useEffect, useState } from 'react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LATE, LATE_MS } from '../../client/guard';
import type { SearchHit, SearchRequest } from '../../engine/types';
import { useSearchClient } from '../useSearchClient';

/** What the page shows for a query. Hits stay while the next are on their way. */
export type Results = {
  status: 'idle' | 'searching' | 'found' | 'failed';
  hits: SearchHit[];
  count: number;
  /** Where there are none, queries near this one that have some */
  nearest: string[];
  /** How many pages of hits are shown, and how many there are */
  shownPages: number;
  pages: number;
  failure?: string;
};

const HITS_PER_PAGE = 15;
const SNIPPET_WORDS = 30;
/** A request per word, not per letter. */
const TYPING_PAUSE_MS = 200;

const NOTHING: Results = {
  status: 'idle',
  hits: [],
  count: 0,
  nearest: [],
  shownPages: 0,
  pages: 0,
};

/** What was shown last: who comes back from a result finds the list, and its place in it, again. */
let left = { answers: '', results: NOTHING };

/**
 * Searches whenever the query or the version changes, and again when a lost connection is back.
 *
 * @param query - as typed
 * @param version - name of a docs version
 */
export function useResults(query: string, version: string) {
  const search = useSearch(version);
  const [attempt, setAttempt] = useState(0);
  const wanted = `${version} ${attempt} ${query}`;
  const [latest, setLatest] = useState(left);
  /** The question that has waited too long for its answer, which is shown when it comes. */
  const [late, setLate] = useState('');
  const { status } = latest.results;
  useEffect(() => {
    left = latest;
  }, [latest]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const isAnswered = latest.answers === wanted;
  useEffect(() => {
    if (isAnswered) {
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      void search(query, 0).then((results) => {
        if (isCurrent) {
          setLatest({ answers: wanted, results });
        }
      });
    }, TYPING_PAUSE_MS);
    const lateTimer = setTimeout(() => setLate(wanted), LATE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      clearTimeout(lateTimer);
    };
  }, [query, search, wanted, isAnswered]);

  useEffect(() => {
    if (status !== 'failed') {
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [status, retry]);

  function showMore() {
    const { shownPages } = latest.results;
    void search(query, shownPages).then((more) =>
      setLatest((now) => {
        // Another click may have brought the same hits meanwhile.
        if (now.answers !== wanted || now.results.shownPages !== shownPages) {
          return now;
        }
        const hits = more.status === 'failed' ? [] : [...now.results.hits, ...more.hits];
        return { answers: wanted, results: { ...more, hits } };
      }),
    );
  }

  return { results: whatToShow(), showMore, retry };

  function whatToShow(): Results {
    if (!query.trim()) {
      return NOTHING;
    }
    if (isAnswered) {
      return latest.results;
    }
    return late === wanted
      ? { ...NOTHING, status: 'failed', failure: LATE }
      : { ...latest.results, status: 'searching', failure: undefined };
  }
}

/** Makes a function that asks for one page of hits. It never rejects: a failure is a result. */
function useSearch(version: string) {
  const { client } = useSearchClient();
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  return useCallback(
    async (query: string, page: number): Promise<Results> => {
      if (!query.trim()) {
        return NOTHING;
      }
      const request: SearchRequest = {
        indexName: algolia.indexName,
        query,
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: [
          `language:${currentLocale}`,
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
        ],
      };
      try {
        const [result] = (await client.search({ requests: [request] })).results;
        return result
          ? {
              status: 'found',
              hits: result.hits,
              count: result.nbHits,
              nearest: result.nearest ?? [],
              shownPages: page + 1,
              pages: result.nbPages,
            }
          : { ...NOTHING, status: 'found' };
      } catch (error) {
        return { ...NOTHING, status: 'failed', failure: (error as Error).message };
      }
    },
    [client, algolia.indexName, currentLocale, version],
  );
}
