import type { Page } from '@playwright/test';
import { expect, NARROW, test, WIDE } from '../support/site';

test.use({ javaScriptEnabled: false });

test('the navbar and the sidebar of a page whose code is colored lead to others', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto('/docs/v9/router');
  const colors = await page
    .locator('pre i')
    .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  expect(colors).toBeGreaterThan(3);
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    for (const link of await navbar(page).locator('.navbar__item').all()) {
      await expect(link, 'nothing is cut off at the side').toBeInViewport({ ratio: 1 });
    }
    // The others do nothing.
    const buttons = navbar(page).getByRole('button');
    await expect(buttons.filter({ visible: true })).toHaveText(['9.x']);
  }
  await page.locator('.theme-doc-sidebar-menu').getByText('Procedures').click();
  await expect(page).toHaveURL(/\/docs\/v9\/procedures$/);
  await navbar(page).getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL(/\/docs\/v9\/quickstart$/);
  await expect(page.getByRole('contentinfo').getByRole('button')).toHaveCount(0);
  await page.goto('/search');
  await expect(page.locator('main noscript')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
});

test('pages of each kind have their links', async ({ page }) => {
  for (const [path, links] of [
    ['/', 10],
    ['/404.html', 2],
    ['/blog', 3],
    ['/docs/v10/awesome-trpc', 50],
    ['/docs/v10/reference', 300],
    ['/docs/v10/errors', 200],
  ] as const) {
    await page.goto(path);
    expect(await page.locator('main a[href]').count(), path).toBeGreaterThanOrEqual(links);
  }
});

test('the version dropdown leads to the other version, by mouse and by keyboard @nightly', async ({
  page,
}) => {
  const button = navbar(page).getByRole('button', { name: '9.x', exact: true });
  const link = navbar(page).getByRole('link', { name: '10.x', exact: true });
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await page.goto('/docs/v9/router');
    await button.click();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(/\/docs\/v10\/router$/);
  }
  await page.goto('/docs/v9/router');
  await button.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/router$/);
});

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
