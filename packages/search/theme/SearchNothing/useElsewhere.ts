import { useEffect, useState } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchHit } from '../../engine/types';
import { useSearchClient } from '../useSearchClient';

/** The first hits in another docs version. */
export type Elsewhere = { label: string; hits: SearchHit[] };

const MAX_HITS = 3;
/** Beginnings of words find nothing, too: the index of another version is loaded for what someone meant. */
const TYPING_PAUSE_MS = 500;

/**
 * Asks the other docs versions for what this one does not have, once nobody types any more.
 *
 * @param query - that finds nothing here
 * @param version - name of the docs version that was searched
 * @returns the versions that have hits, or `undefined` until they have answered
 */
export function useElsewhere(query: string, version: string): Elsewhere[] | undefined {
  const { client } = useSearchClient();
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const versions = useVersions(undefined);
  const [answer, setAnswer] = useState<{ query: string; found: Elsewhere[] }>();

  useEffect(() => {
    let isCurrent = true;
    const others = versions.filter(({ name }) => name !== version);
    const requests = others.map(({ name }) => ({
      indexName: algolia.indexName,
      query,
      hitsPerPage: MAX_HITS,
      attributesToSnippet: ['content:15'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters: [`language:${currentLocale}`, [`docusaurus_tag:docs-default-${name}`]],
    }));
    function show(found: Elsewhere[]) {
      if (isCurrent) {
        setAnswer({ query, found });
      }
    }
    const timer = setTimeout(() => {
      client.search({ requests }).then(
        ({ results }) => {
          const found = others.map(({ label }, index) => ({
            label,
            hits: results[index]?.hits ?? [],
          }));
          show(found.filter(({ hits }) => hits.length > 0));
        },
        // It only was an offer: what failed for the reader's own version is told elsewhere.
        () => show([]),
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, algolia.indexName, currentLocale, versions, query, version]);

  return answer?.query === query ? answer.found : undefined;
}
