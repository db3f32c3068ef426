import type { Page } from '@playwright/test';
import { expect, NARROW, open, test } from '../support/site';
import { openMenu } from '../support/states';

test.use({ viewport: NARROW });

const menu = (page: Page) => page.locator('.navbar-sidebar');

test('the menu slides in where one is in the docs, over a page that no longer scrolls, and closes again', async ({
  page,
}) => {
  await open(page, '/docs/v9/reference');
  await expect(menu(page)).not.toBeVisible();
  await openMenu(page);
  const current = menu(page).getByRole('link', { name: 'Reference' });
  await expect(current).toBeInViewport({ ratio: 1 });
  const back = menu(page).getByRole('button', { name: 'Back to main menu' });
  // What is sticky may be a fraction of a pixel out.
  await expect(back).toBeInViewport({ ratio: 0.99 });
  await page.mouse.move(380, 400);
  await page.mouse.wheel(0, 500);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await test.step('it leads back to the main menu', async () => {
    await back.click();
    await expect(menu(page).getByRole('link', { name: 'Usage with Next.js' })).toBeInViewport();
    // The sidebar's part lies beside the menu, which cuts it off.
    const edge = await menu(page).evaluate((element) => element.getBoundingClientRect().right);
    await expect
      .poll(() => current.evaluate((link) => link.getBoundingClientRect().left))
      .toBeGreaterThanOrEqual(edge);
  });

  await test.step('it closes by its button, and by a press beside it', async () => {
    await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(menu(page)).not.toBeVisible();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await openMenu(page);
    await page.mouse.click(385, 500);
    await expect(menu(page)).not.toBeVisible();
  });
});
