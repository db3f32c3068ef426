import { drop, hold } from '../support/network';
import { hydrated, retype, searchOn } from '../support/search';
import { expect, open, test } from '../support/site';

const PAGE = '/docs/v10/router';

const FAILURES = {
  offline: (route) => route.abort('internetdisconnected'),
  HTML: (route) => route.fulfill({ status: 200, body: '<!doctype html>' }),
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

  const tag = name === 'HTML' ? '@nightly' : [];
  const onPage = `${name}: the page says that it cannot fetch results, and recovers`;
  test(onPage, { tag }, async ({ page, consoleErrors }) => {
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

test('late: the page says so after 10 s, and shows what comes after all @nightly', async ({
  page,
  consoleErrors,
}) => {
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
  expectOnlyReports(consoleErrors);
});

test('a worker whose script is gone: the modal says so, and tries again', async ({
  page,
  consoleErrors,
}) => {
  await open(page, PAGE);
  const isWorker = (url: URL) => /search-worker/.test(url.pathname);
  await page.route(isWorker, (route) => route.fulfill({ status: 404 }));
  const search = searchOn(page);
  await search.open('router');
  await expect(search.failure).toBeVisible();
  await page.unroute(isWorker);
  await search.modal.getByRole('button', { name: 'Try again' }).click();
  await expect(search.hits.first()).toBeVisible();
  expectOnlyReports(consoleErrors);
});

test('offline before search was ever opened: the modal says so, and tries again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.failure).toBeVisible();
  await expect(search.advice).toBeVisible();
  await context.setOffline(false);
  await search.modal.getByRole('button', { name: 'Try again' }).click();
  await expect(search.hits.first()).toBeVisible();
  expectOnlyReports(consoleErrors);
});

test('the search page tries again by itself when the connection is back @nightly', async ({
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

test('before there is an answer, nothing is said to be missing @nightly', async ({ page }) => {
  const release = await hold(page, '**/search-index/**');
  await page.goto(PAGE);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.input).toHaveValue('router');
  await expect(search.modal.getByText('No results for')).toBeHidden();
  release();
  await expect(search.hits.first()).toBeVisible();
  await retype(search.input, 'xyzzy');
  await expect(search.modal.getByText('No results for')).toBeVisible();
});

/** The browser and the client report failed requests; an uncaught error would be a fault. */
function expectOnlyReports(consoleErrors: string[]) {
  for (const message of consoleErrors.splice(0)) {
    expect(message).toMatch(/^(Search failed: |Failed to load resource: )/);
  }
}
