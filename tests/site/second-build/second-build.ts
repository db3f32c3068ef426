import { startHost, type Host } from '../../support/host';
import { stubOtherHosts } from '../../support/network';
import { test as base } from '../../support/site';

/** Where the setup project puts the second build; Playwright empties the folder before each run. */
export const SECOND_BUILD = 'test-results/second-build';

/** What the second build printed. */
export const SECOND_BUILD_LOG = 'test-results/second-build.log';

/** What the second build adds to the end of /docs/v10/context. */
export const NEW_SENTENCE = 'This sentence came with the second build.';

/** What the second build has lost, and where its readers are led: a page, and a heading of it. */
export const FORMER = {
  redirects: { '/docs/v10/request-context': '/docs/v10/context' },
  aliases: { '/docs/v10/context': { 'a-former-heading': 'extend-the-context-in-a-middleware' } },
};

/** With these in its environment, the second build asks the hosted search. */
export const ALGOLIA = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'searchkey',
  ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: 'an-admin-key-that-nobody-may-see',
};

/** A test whose third parties, such as analytics, answer with nothing. */
export const quietTest = base.extend({
  page: async ({ page }, use) => {
    await stubOtherHosts(page);
    await use(page);
  },
});

/** A test against the second build. */
export const test = quietTest.extend<object, { host: Host }>({
  host: [
    // Playwright demands a pattern here, even an empty one.
    async ({}, use) => {
      const host = await startHost(SECOND_BUILD);
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});
