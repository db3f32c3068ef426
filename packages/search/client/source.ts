import type { Search } from '../engine/types';
import type { Credentials } from './backend';
import { createEmbeddedSearch } from './embedded';
import { createHostedSearch } from './hosted';

let search: Search | undefined;

/**
 * Gives the search that the build was configured for, the same one to the modal and the page: they share
 * what it has loaded. Neither kind stands in for the other when it fails: readers are told.
 *
 * @param algolia - `themeConfig.algolia`, if the site has it
 * @param baseUrl - what the site is served under, e.g. `/`
 */
export function siteSearch(algolia: Credentials | undefined, baseUrl: string): Search {
  search ??= algolia ? createHostedSearch(algolia) : createEmbeddedSearch(baseUrl);
  return search;
}
