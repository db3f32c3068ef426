import type { Page } from '@playwright/test';
import { focusFaults, tabStops } from '../support/focus';
import { animationsEnd, arrived, copied, expect, NARROW, open, test, WIDE } from '../support/site';

const MAX_STOPS = 400;

/** Presses Tab until the focus is on an element, as a reader without a mouse does. */
async function tabTo(page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) {
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

test('one runs a program and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/v10/quickstart');
  await tabTo(page, 'button', /^Run$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Ran in/ })).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('Nothing'));
  await tabTo(page, 'button', /Copy/);
  await page.keyboard.press('Space');
  await expect.poll(() => copied(page)).toContain('import');
});

test('one opens the menu of a narrow screen, where the focus can be seen, its panels and lists, and a page', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v9/router');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await tabTo(page, 'button', 'Toggle navigation bar');
  await page.keyboard.press('Enter');
  await animationsEnd(page);
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  expect(await focusFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeVisible();
  await expect(toggle).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /Back to main menu/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Versions');
  const version = page.locator('.navbar-sidebar').getByRole('link', { name: /^10\.x$/ });
  await expect(version).toBeVisible();
  await page.keyboard.press('Space');
  await expect(version).not.toBeVisible();
  await page.keyboard.press('Space');
  await expect(version).toBeVisible();
  await tabTo(page, 'link', /^10\.x$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/router$/);
});

test('Tab leads to all that can have the focus, in the order of the page @nightly', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/docs/v10/quickstart');
  const left = await page.evaluateHandle(tabStops);
  await left.evaluate((stops) =>
    document.addEventListener('focusin', ({ target }) => target === stops[0] && stops.shift()),
  );
  const count = await left.evaluate((stops) => stops.length);
  expect(count).toBeGreaterThan(100);
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab');
  }
  expect(await left.evaluate((stops) => stops.map((stop) => stop.outerHTML))).toEqual([]);
});
