import type { Page } from '@playwright/test';
import { expect, NARROW, open, WIDE } from '../../support/site';
import { test } from './second-build';

const bar = (page: Page) => page.locator('.theme-announcement-bar');

for (const viewport of [WIDE, NARROW]) {
  test.describe(`a closeable announcement bar at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('stays away once dismissed, on other pages and later visits, without a flash', async ({
      page,
      consoleErrors,
    }) => {
      await open(page, '/');
      await bar(page).getByRole('button', { name: 'Close' }).click();
      await expect(bar(page)).toHaveCount(0);
      await open(page, '/docs/v9/router');
      await expect(bar(page)).toHaveCount(0);
      await page.route('**/assets/js/*.js', (route) => route.abort());
      const aborted = page.waitForEvent('requestfailed');
      await page.goto('/docs/v9/router', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page)).not.toBeVisible();
      await aborted;
      await page.close();
      consoleErrors.splice(0);
    });
  });
}

test('a new announcement shows again to those who dismissed the last one', async ({ page }) => {
  await open(page, '/');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await open(page, '/');
  // The theme takes note of the new announcement, and shows it with the next page that loads.
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
});
