import { drop, hold } from '../support/network';
import { hydrated, retype, searchOn } from '../support/search';
import { expect, test } from '../support/site';

const PAGE = '/docs/v10/router';

const FAILURES = {
  offline: (route) => route.abort('internetdisconnected'),
  403: (route) => route.fulfill({ status: 403 }),
  500: (route) => route.fulfill({ status: 500 }),
  HTML: (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
  'other JSON': (route) => route.fulfill({ status: 200, json: { error: 'not found' } }),
  'a file cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ status: 200, body: text.slice(0, text.length / 2) });
  },
} satisfies Record<string, (route: Route) => Promise<void>>;

type Route = Parameters<Parameters<import('@playwright/test').Page['route']>[1]>[0];

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`${name}: the modal says that it cannot fetch results, and recovers`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/search-index/**', fail);
    await page.goto(PAGE);
    const search = searchOn(page);
    // One query, so that nothing is asked for any more when it has failed: who types then would share that.
    await search.open('r');
    await expect(search.failure).toBeVisible();
    await expect(search.advice).toBeVisible();
    await expect(search.modal.getByText('No results for')).toBeHidden();

    await page.unrouteAll({ behavior: 'wait' });
    await page.keyboard.type('o');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.failure).toBeHidden();
    expectOnlyReports(consoleErrors);
  });

  test(`${name}: the page says that it cannot fetch results, and recovers`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/search-index/**', fail);
    await page.goto('/search?q=router');
    const search = searchOn(page);
    await expect(search.failure).toBeVisible();
    await expect(search.advice).toBeVisible();
    await expect(page.getByText('No results')).toHaveCount(0);

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await expect(search.failure).toBeHidden();
    expectOnlyReports(consoleErrors);
  });
}

test('late: the modal says so after 10 s, and shows what comes after all', async ({
  page,
  consoleErrors,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/search-index/**');
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.input).toHaveValue('router');
  await page.clock.fastForward('00:11');
  await expect(search.failure).toBeVisible();
  await expect(search.advice).toBeVisible();
  release();
  await expect(search.hits.first()).toBeVisible();
  await expect(search.failure).toBeHidden();
  expectOnlyReports(consoleErrors);
});

test('late: the page says so after 10 s, and shows what comes after all', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, '**/search-index/**');
  await page.goto('/search?q=router');
  const search = searchOn(page);
  await hydrated(page);
  await page.clock.fastForward('00:11');
  await expect(search.failure).toBeVisible();
  await expect(search.advice).toBeVisible();
  release();
  await expect(page.locator('main ol > li').first()).toBeVisible();
  await expect(search.failure).toBeHidden();
});

test('an empty query shows recent searches, not the failure', async ({ page, consoleErrors }) => {
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('nest routers');
  await expect(search.selected).toContainText('Nest routers');
  await page.keyboard.press('Enter');
  await drop(page, '**/search-index/**');
  await page.reload();
  await search.open('router');
  await expect(search.failure).toBeVisible();
  await retype(search.input, '');
  await expect(search.failure).toBeHidden();
  await expect(search.hits.first()).toContainText('Nest routers');
  expectOnlyReports(consoleErrors);
});

test('offline before search was ever opened: a dialog says so, and tries again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const search = searchOn(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search.button).toBeFocused();

  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(search.input).toBeFocused();
  expectOnlyReports(consoleErrors);
});

test('the search page tries again by itself when the connection is back', async ({
  page,
  consoleErrors,
}) => {
  const restore = await drop(page, '**/search-index/**');
  await page.goto('/search?q=router');
  await expect(searchOn(page).failure).toBeVisible();
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('main ol > li').first()).toBeVisible();
  expectOnlyReports(consoleErrors);
});

test('before there is an answer, nothing is said to be missing', async ({ page }) => {
  const release = await hold(page, '**/search-index/**');
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.input).toHaveValue('router');
  await expect(search.modal.locator('.DocSearch-NoResults')).toBeAttached();
  await expect(search.modal.getByText('No results for')).toBeHidden();
  release();
  await expect(search.hits.first()).toBeVisible();
  await retype(search.input, 'xyzzy');
  await expect(search.modal.getByText('No results for')).toBeVisible();
});

test('on a slow network, headings are found before texts', async ({ page }) => {
  const release = await hold(page, '**/*.text.json');
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.seeAll).toBeVisible();
  const early = await search.seeAll.textContent();
  release();
  await expect(search.seeAll).not.toHaveText(early ?? '');
  await expect(search.input).toHaveValue('router');
  await expect(search.input).toBeFocused();
});

/** The browser and the client report failed requests; an uncaught error would be a fault. */
function expectOnlyReports(consoleErrors: string[]) {
  for (const message of consoleErrors.splice(0)) {
    expect(message).toMatch(/^(Search failed: |Failed to load resource: )/);
  }
}
