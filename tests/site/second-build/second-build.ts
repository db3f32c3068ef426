import { startHost, type Host } from '../../support/host';
import { stubOtherHosts } from '../../support/network';
import { test as base } from '../../support/site';

/** Where the setup project puts the second build; Playwright empties the folder before each run. */
export const SECOND_BUILD = 'test-results/second-build';

/** With these in its environment, the second build asks the hosted search. */
export const ALGOLIA = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_SEARCH_KEY: 'searchkey',
  ALGOLIA_INDEX: 'docs',
  ALGOLIA_ADMIN_KEY: 'an-admin-key-that-nobody-may-see',
};

/** A test against the second build, for which no other host has anything. */
export const test = base.extend<object, { host: Host }>({
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
  page: async ({ page }, use) => {
    await stubOtherHosts(page);
    await use(page);
  },
});
