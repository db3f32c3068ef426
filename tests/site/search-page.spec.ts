import type { Page } from '@playwright/test';
import { hold, PAGE_SCRIPTS } from '../support/network';
import { searchOn } from '../support/search';
import { arrived, expect, leftOf, NARROW, open, test } from '../support/site';

const chosenVersion = (page: Page) =>
  page.getByRole('group', { name: 'Docs version' }).getByRole('button', { pressed: true });

test('the last row of the dialog leads to as many results as it says; the page writes what one asks into the address', async ({
  page,
}) => {
  await open(page, '/docs/v9/router');
  const search = searchOn(page);
  await search.open('routers');
  await search.answered();
  const count = Number(/\d+/.exec((await search.seeAll.textContent()) ?? '')?.[0]);
  await search.seeAll.click();
  await expect(page).toHaveURL('/search?q=routers&version=9.x');
  await expect(search.modal).toBeHidden();
  const title = page.getByRole('heading', { level: 1, name: 'Search results for "routers"' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('status').getByText(`${count} results`)).toBeVisible();
  const hits = page.locator('main [role=listitem]');
  await expect(hits).toHaveCount(15);
  const more = page.getByRole('button', { name: 'Show more results' });
  while (await more.isVisible()) {
    const shown = await hits.count();
    await more.click();
    await expect.poll(() => hits.count()).toBeGreaterThan(shown);
  }
  await expect(hits).toHaveCount(count);

  await page.getByRole('main').getByRole('button', { name: '10.x' }).click();
  await expect(page).toHaveURL('/search?q=routers&version=current');
  await expect(hits.getByRole('link').first()).toHaveAttribute('href', /^\/docs\/v10/);
  await page.getByRole('searchbox').fill('procedure');
  await expect(page).toHaveURL('/search?q=procedure&version=current');
  await expect(hits.first()).toContainText('Procedures');
});

test('what one types before the page reacts is searched', async ({ page }) => {
  const release = await hold(page, PAGE_SCRIPTS);
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  await page.getByRole('searchbox').pressSequentially('router');
  release();
  await expect(page).toHaveURL('/search?q=router');
  await expect(page.getByRole('searchbox')).toHaveValue('router');
});

test('a hit of the version read last shows where it stands and marks what was typed', async ({
  page,
}) => {
  await open(page, '/docs/v10/router');
  await open(page, '/search?q=nest routers');
  await expect(chosenVersion(page)).toHaveText('10.x');
  const hit = page.locator('main [role=listitem]').first();
  await expect(hit.getByRole('link', { name: 'Nest routers' })).toHaveAttribute(
    'href',
    '/docs/v10/router#nest-routers',
  );
  await expect(hit).toContainText('Server › Router');
  await expect(hit.locator('mark').first()).toBeVisible();
  await expect(page.locator(':focus'), 'a list to read, and no keyboard over it').toHaveCount(0);
  await page.getByRole('searchbox').fill('createExpressMiddleware');
  await expect(hit.locator('code mark').first()).toHaveText('createExpressMiddleware');
});

test('back from a result, the list is as it was left', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/search?q=router');
  await page.getByRole('main').getByRole('button', { name: '10.x' }).click();
  const first = page.locator('main [aria-busy=false] > [role=listitem] a').first();
  await expect(first).toHaveAttribute('href', /^\/docs\/v10/);
  await page.getByRole('button', { name: 'Show more results' }).click();
  const hits = page.locator('main [role=listitem]');
  await expect.poll(() => hits.count()).toBeGreaterThan(15);
  const count = await hits.count();
  const hit = hits.nth(17).getByRole('link');
  await hit.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const address = (await hit.getAttribute('href'))!;
  await hit.click();
  await arrived(page, address);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=router&version=current');
  await expect(hits).toHaveCount(count);
  await expect(hit).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2);
});

test('an empty query asks nothing, and offers pages of the latest version or the chosen one @nightly', async ({
  page,
}) => {
  const routers = page.getByRole('main').getByRole('link', { name: 'Routers' });
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(chosenVersion(page)).toHaveText('9.x');
  await expect(routers).toHaveAttribute('href', '/docs/v9/router');
  const lefts = [page.getByRole('heading', { level: 1 }), routers].map(leftOf);
  expect(new Set(await Promise.all(lefts)).size, 'words begin at the same edge').toBe(1);
  await expect(page.locator('main [role=listitem]')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await open(page, '/search?version=current');
  await expect(routers).toHaveAttribute('href', '/docs/v10/router');
});
