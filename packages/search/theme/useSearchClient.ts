import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { EMBEDDED_APP_ID } from '../client/backend';
import { createSearchClient } from '../client/client';
import type { SearchClient } from '../engine/types';

let client: SearchClient | undefined;

/**
 * Gives the site's search client: the same one to the modal and the search page, so that they share
 * what it has loaded.
 *
 * @returns the client, and whether it is Algolia's
 */
export function useSearchClient(): { client: SearchClient; isHosted: boolean } {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  client ??= createSearchClient(algolia, siteConfig.baseUrl);
  return { client, isHosted: algolia.appId !== EMBEDDED_APP_ID };
}
