import type { Page } from '@playwright/test';
import { drop, hold } from '../support/network';
import { searchOn } from '../support/search';
import { expect, open, test } from '../support/site';

const PAGE = '/docs/v10/router';
const INDEX = '**/search-index/**';

/** The browser and the client report failed requests; an uncaught error would be a fault. */
test.use({
  provoked: async ({}, use) => use([/^(Search failed: |Failed to load resource: )/]),
});

async function expectFailure(page: Page) {
  await expect(searchOn(page).failure).toBeVisible();
  await expect(searchOn(page).advice).toBeVisible();
  await expect(page.getByText('No results')).toHaveCount(0);
}

async function expectHits(page: Page, hits = searchOn(page).hits) {
  await expect(hits.first()).toBeVisible();
  await expect(searchOn(page).failure).toBeHidden();
}

/** What fails: each is a function that makes it fail, and gives the one that ends it. */
const FAULTS = {
  'another site answers for the index': async (page) => {
    await page.route(INDEX, (route) => route.fulfill({ body: '<!doctype html>' }));
    return () => page.unroute(INDEX);
  },
  'the script of the worker is gone @nightly': (page) => drop(page, /search-worker/),
  'the reader is offline @nightly': async (page) => {
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
} satisfies Record<string, (page: Page) => Promise<() => Promise<void>>>;

for (const [name, start] of Object.entries(FAULTS)) {
  test(`the dialog says that search fails, and how often it was tried, and recovers: ${name}`, async ({
    page,
  }) => {
    await open(page, PAGE);
    const end = await start(page);
    // One letter: who types on would try again.
    await searchOn(page).open('r');
    await expectFailure(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(page.getByText('Tried 2 times.')).toBeVisible();
    await end();
    await again.click();
    await expect(searchOn(page).input).toBeFocused();
    await expectHits(page);
  });
}

test('until there is an answer, nothing is said to be missing; after 10 s, that it is late @nightly', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, INDEX);
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('r');
  await expect(search.modal.getByText('Searching')).toBeAttached();
  await expect(search.modal.getByText('No results for')).toBeHidden();
  await page.clock.fastForward('00:11');
  await expectFailure(page);
  release();
  await expectHits(page);
});

test('offline after the first answer: the version that was searched answers on', async ({
  page,
}) => {
  await open(page, PAGE);
  const search = searchOn(page);
  await search.open('router');
  await expectHits(page);
  await page.context().setOffline(true);
  await search.modal.getByRole('button', { name: '9.x' }).click();
  await expectFailure(page);
  await search.modal.getByRole('button', { name: '10.x' }).click();
  await expectHits(page);
  await page.context().setOffline(false);
  await search.modal.getByRole('button', { name: '9.x' }).click();
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/v9\//);
});

test('the search page says how often it was tried, and tries by itself when the connection is back @nightly', async ({
  page,
}) => {
  const restore = await drop(page, INDEX);
  await open(page, '/search?q=router');
  await expectFailure(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Tried 2 times.')).toBeVisible();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectHits(page, page.locator('main [role=listitem]'));
});
