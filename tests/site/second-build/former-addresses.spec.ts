import type { Page } from '@playwright/test';
import { expect, NARROW } from '../../support/site';
import { test } from './second-build';

const FORMER_HEADING = '/docs/v10/context#a-former-heading';
const HEADING = 'Extend the context in a middleware';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: NARROW });

    test('a former address of a heading leads to the heading', async ({ page }) => {
      await page.goto(FORMER_HEADING);
      await atTop(page);
    });

    test('a former address of a page leads to the page, and takes the hash along', async ({
      page,
    }) => {
      await page.goto('/docs/v10/request-context#set-headers-and-cookies');
      await expect(page).toHaveURL(/\/docs\/v10\/context#set-headers-and-cookies$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Context');
    });
  });
}

test('a former address on the page that one reads leads to the heading, and Tab goes on there', async ({
  page,
}) => {
  await page.goto('/docs/v10/context');
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.evaluate((hash) => location.assign(hash), '#a-former-heading');
  await atTop(page);
  await expect(page.getByRole('heading', { name: HEADING })).toBeFocused();
});

/** The heading is in view, near the top, below the navbar. */
async function atTop(page: Page) {
  const heading = page.getByRole('heading', { name: HEADING });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect
    .poll(async () => {
      const [box, cover] = await Promise.all([heading.boundingBox(), navbar.boundingBox()]);
      return box!.y >= cover!.y + cover!.height && box!.y < NARROW.height / 3;
    })
    .toBe(true);
}
