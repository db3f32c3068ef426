import type { Page, Route } from '@playwright/test';
import { drop, hold } from '../support/network';
import { searchOn } from '../support/search';
import { expect, open, test } from '../support/site';

const PAGE = '/docs/v10/router';
const INDEX = '**/search-index/**';

/** Where one searches: how that fails, how one asks there, what has the hits, and how one asks again. */
const PLACES = {
  modal: {
    fail: (route: Route) => route.abort('internetdisconnected'),
    ask: async (page: Page) => {
      await page.goto(PAGE);
      // One letter, so that nothing is asked for any more when it has failed: who types then would share that.
      await searchOn(page).open('r');
    },
    hits: (page: Page) => searchOn(page).hits,
    askAgain: (page: Page) => page.keyboard.type('o'),
  },
  page: {
    // Where another site answers.
    fail: (route: Route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
    ask: (page: Page) => open(page, '/search?q=router'),
    hits: (page: Page) => page.locator('main [role=listitem]'),
    askAgain: (page: Page) => page.getByRole('button', { name: 'Try again' }).click(),
  },
};

/** The browser and the client report failed requests; an uncaught error would be a fault. */
test.use({
  provoked: async ({}, use) => use([/^(Search failed: |Failed to load resource: )/]),
});

for (const [place, { fail, ask, hits, askAgain }] of Object.entries(PLACES)) {
  const tag = place === 'modal' ? [] : '@nightly';
  const does = `the ${place} says that it cannot fetch results, and recovers`;
  test(does, { tag }, async ({ page }) => {
    await page.route(INDEX, fail);
    await ask(page);
    await expectFailure(page);
    await expect(page.getByText('No results')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await askAgain(page);
    await expectHits(page, hits);
  });

  test(`late: the ${place} says so after 10 s, and shows what comes after all @nightly`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await hold(page, INDEX);
    await ask(page);
    await page.clock.fastForward('00:11');
    await expectFailure(page);
    release();
    await expectHits(page, hits);
  });
}

for (const [what, lose] of [
  [
    'a worker whose script is gone',
    async (page: Page) => {
      const isWorker = (url: URL) => /search-worker/.test(url.pathname);
      await page.route(isWorker, (route) => route.fulfill({ status: 404 }));
      return () => page.unroute(isWorker);
    },
  ],
  [
    'offline before search was ever opened',
    async (page: Page) => {
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      return () => page.context().setOffline(false);
    },
  ],
] as const) {
  test(`${what}: the modal says so, and tries again @nightly`, async ({ page }) => {
    await open(page, PAGE);
    const restore = await lose(page);
    const search = searchOn(page);
    await search.open('router');
    await expectFailure(page);
    await restore();
    await search.modal.getByRole('button', { name: 'Try again' }).click();
    await expect(search.hits.first()).toBeVisible();
  });
}

test('the search page tries again by itself when the connection is back @nightly', async ({
  page,
}) => {
  const { ask, hits } = PLACES.page;
  const restore = await drop(page, INDEX);
  await ask(page);
  await expectFailure(page);
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectHits(page, hits);
});

test('before there is an answer, nothing is said to be missing @nightly', async ({ page }) => {
  const release = await hold(page, INDEX);
  await PLACES.modal.ask(page);
  const search = searchOn(page);
  await expect(search.input).toHaveValue('r');
  await expect(search.modal.getByText('No results for')).toBeHidden();
  release();
  await expect(search.hits.first()).toBeVisible();
  await search.input.fill('xyzzy');
  await expect(search.modal.getByText('No results for')).toBeVisible();
});

async function expectFailure(page: Page) {
  await expect(searchOn(page).failure).toBeVisible();
  await expect(searchOn(page).advice).toBeVisible();
}

async function expectHits(page: Page, hits: (page: Page) => ReturnType<Page['locator']>) {
  await expect(hits(page).first()).toBeVisible();
  await expect(searchOn(page).failure).toBeHidden();
}
