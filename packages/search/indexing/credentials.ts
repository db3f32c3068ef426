import type { Credentials } from '../client/backend';

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'];

/**
 * Chooses how the site searches: with Algolia where the environment names all three credentials, with
 * the index that is built with the site where it names none.
 *
 * @param env - the environment of the build
 * @returns what `themeConfig.algolia` is; all of it stands in the pages for everyone to read
 * @throws when some credentials are missing, or when the admin key could get into the pages
 */
export function searchCredentials(env: NodeJS.ProcessEnv): Credentials | undefined {
  if (env.ALGOLIA_ADMIN_KEY && env.ALGOLIA_ADMIN_KEY === env.ALGOLIA_SEARCH_KEY) {
    throw new Error(
      'ALGOLIA_SEARCH_KEY is the admin key, which every visitor could read in the pages. Set ALGOLIA_SEARCH_KEY to the search-only key of the application, and renew the admin key if pages with it were published.',
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = VARIABLES.map((name) => env[name]);
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < VARIABLES.length) {
    throw new Error(
      `Search is configured by half: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all of ${VARIABLES.join(', ')} for the hosted search, or none of them for the embedded one.`,
    );
  }
  return missing.length === 0 ? { appId, apiKey, indexName } : undefined;
}
