import { EMBEDDED_APP_ID } from './backend';
import { createEmbeddedClient } from './embedded';
import { createHostedClient } from './hosted';
import type { SearchClient } from '../engine/types';

/**
 * Makes the client that the build was configured for. Neither stands in for the other when it fails:
 * readers are told.
 *
 * @param algolia - the application's id and search key
 * @param baseUrl - what the site is served under, e.g. `/`
 */
export function createSearchClient(
  algolia: { appId: string; apiKey: string },
  baseUrl: string,
): SearchClient {
  return algolia.appId === EMBEDDED_APP_ID
    ? createEmbeddedClient(
        baseUrl,
        () => new Worker(new URL('../engine/worker.ts', import.meta.url), { type: 'module' }),
      )
    : createHostedClient(async () => {
        const { liteClient } = await import('algoliasearch/lite');
        return liteClient(algolia.appId, algolia.apiKey);
      });
}
