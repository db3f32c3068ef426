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

/** One letter, so that nothing is asked for any more when it has failed: who types then would share that. */
async function askOnce(page: Page) {
  await page.goto(PAGE);
  await searchOn(page).open('r');
}

async function expectFailure(page: Page) {
  await expect(searchOn(page).failure).toBeVisible();
  await expect(searchOn(page).advice).toBeVisible();
  await expect(page.getByText('No results')).toHaveCount(0);
}

async function expectHits(page: Page, hits = searchOn(page).hits) {
  await expect(hits.first()).toBeVisible();
  await expect(searchOn(page).failure).toBeHidden();
}

test('the modal says that it cannot fetch results, and recovers', async ({ page }) => {
  // Where another site answers.
  await page.route(INDEX, (route) => route.fulfill({ status: 200, body: '<!doctype html>' }));
  await askOnce(page);
  await expectFailure(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.type('o');
  await expectHits(page);
});

test('late: it says so after 10 s, and shows what comes after all @nightly', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, INDEX);
  await askOnce(page);
  await page.clock.fastForward('00:11');
  await expectFailure(page);
  release();
  await expectHits(page);
});

test('a worker whose script is gone: the modal says so, and tries again @nightly', async ({
  page,
}) => {
  const restore = await drop(page, /search-worker/);
  await open(page, PAGE);
  await searchOn(page).open('router');
  await expectFailure(page);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(searchOn(page).input).toBeFocused();
  await expectHits(page);
});

test('offline before search was ever opened: so does it @nightly', async ({ page }) => {
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await searchOn(page).open('router');
  await expectFailure(page);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
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

test('the search page tries again by itself when the connection is back @nightly', async ({
  page,
}) => {
  const restore = await drop(page, INDEX);
  await open(page, '/search?q=router');
  await expectFailure(page);
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectHits(page, page.locator('main [role=listitem]'));
});

test('before there is an answer, nothing is said to be missing @nightly', async ({ page }) => {
  const release = await hold(page, INDEX);
  await askOnce(page);
  const search = searchOn(page);
  await expect(search.input).toHaveValue('r');
  await expect(search.modal.getByText('No results for')).toBeHidden();
  release();
  await expect(search.hits.first()).toBeVisible();
});
