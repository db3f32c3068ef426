import type { Page } from '@playwright/test';
import { focusFaults } from '../support/focus';
import { animationsEnd, arrived, expect, NARROW, open, test } from '../support/site';

const MAX_STOPS = 400;

/** Presses Tab until the focus is on an element, as a reader without a mouse does. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp) {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    if (await target.count()) {
      return;
    }
  }
  throw new Error(`${MAX_STOPS} times Tab do not lead to the ${role} ${String(name)}`);
}

test('one goes from the home page to a docs page, past the navbar', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, 'link', 'Quickstart');
  await page.keyboard.press('Enter');
  await arrived(page, '/docs/v9/quickstart');
  await tabTo(page, 'link', 'Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('one opens the menu of a narrow screen, where one sees the focus and the place, its panels and lists, and a page', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  // The last page of a long group.
  await open(page, '/docs/v9/dropped-sockets');
  const menu = page.locator('.navbar-sidebar');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await tabTo(page, 'button', 'Toggle navigation bar');
  await page.keyboard.press('Enter');
  await animationsEnd(page);
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await expect(menu.locator('.theme-doc-sidebar-menu [aria-current=page]')).toBeInViewport({
    ratio: 1,
  });
  // What is sticky may be a fraction of a pixel out.
  const back = menu.getByRole('button', { name: 'Back to main menu' });
  await expect(back).toBeInViewport({ ratio: 0.99 });
  expect(await focusFaults(page)).toEqual([]);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).not.toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /Back to main menu/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Versions');
  const version = menu.getByRole('link', { name: /^10\.x$/ });
  await expect(version).toBeVisible();
  await page.keyboard.press('Space');
  await expect(version).not.toBeVisible();
  await page.keyboard.press('Space');
  await expect(version).toBeVisible();
  await tabTo(page, 'link', /^10\.x$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/dropped-sockets$/);
});
