import type { Page } from '@playwright/test';
import { expect, NARROW, open, test } from '../support/site';

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: NARROW });

  const menu = (page: Page) => page.locator('.navbar-sidebar');
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(menu(page)).toBeInViewport();
  };

  test('slides in on the docs sidebar over a page that no longer scrolls, and closes again', async ({
    page,
  }) => {
    await open(page, '/docs/v9/router');
    await expect(menu(page)).not.toBeVisible();
    await openMenu(page);
    const procedures = menu(page).getByRole('link', { name: 'Procedures' });
    await expect(procedures).toBeInViewport();
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 500);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await test.step('it leads back to the main menu', async () => {
      await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
      await expect(menu(page).getByRole('link', { name: 'Usage with Next.js' })).toBeInViewport();
      // The sidebar's part lies beside the menu, which cuts it off.
      const edge = await menu(page).evaluate((element) => element.getBoundingClientRect().right);
      await expect
        .poll(() => procedures.evaluate((link) => link.getBoundingClientRect().left))
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

  test('shows where one is, however far down that is, and the way back @nightly', async ({
    page,
  }) => {
    await open(page, '/docs/v9/reference');
    await openMenu(page);
    await expect(menu(page).getByRole('link', { name: 'Reference' })).toBeInViewport({ ratio: 1 });
    const back = menu(page).getByRole('button', { name: 'Back to main menu' });
    // What is sticky may be a fraction of a pixel out.
    await expect(back).toBeInViewport({ ratio: 0.99 });
  });
});
