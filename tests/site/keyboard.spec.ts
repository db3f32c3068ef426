import type { Page } from '@playwright/test';
import { searchOn } from './search';
import { expect, NARROW, open, test, WIDE } from './site';

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

/** Opens the menu of a narrow screen. */
async function openMenu(page: Page) {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v9/router');
  await tabTo(page, 'button', 'Toggle navigation bar');
  await page.keyboard.press('Enter');
}

test('one goes from the home page to a docs page, past the navbar', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, 'link', 'Quickstart');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v9\/quickstart$/);
  await tabTo(page, 'link', 'Skip to main content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('one finds a page by search', async ({ page }) => {
  await open(page, '/docs/v10');
  await page.keyboard.press('/');
  await searchOn(page).input.waitFor();
  await page.keyboard.type('middlewares');
  await expect(searchOn(page).selected).toContainText('Middlewares');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/middlewares/);
});

test('one runs a program and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/v10/quickstart');
  await tabTo(page, 'button', /^Run$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Ran in/ })).toBeVisible();
  await tabTo(page, 'button', /Copy/);
  await page.keyboard.press('Space');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
});

test('one changes version, color mode and package manager', async ({ page }) => {
  await open(page, '/docs/v9/quickstart');
  await tabTo(page, 'button', '9.x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/quickstart$/);
  await tabTo(page, 'button', /Switch between dark and light mode/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await tabTo(page, 'tab', 'npm');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
});

test('one opens the menu of a narrow screen, its panels and lists, and a page', async ({
  page,
}) => {
  await openMenu(page);
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

test('Escape closes the menu of a narrow screen, with the focus back on its button', async ({
  page,
}) => {
  await openMenu(page);
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.navbar-sidebar')).not.toBeVisible();
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

for (const [viewport, paths] of [
  [WIDE, ['/', '/docs/v10/quickstart', '/search']],
  [NARROW, ['/', '/docs/v10/react']],
] as const) {
  for (const path of paths) {
    test(`the focus can be seen wherever it goes on ${path} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      expect(await focusFaults(page)).toEqual([]);
    });
  }
}

test('the focus can be seen wherever it goes in the menu of a narrow screen', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/v9/router');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  expect(await focusFaults(page)).toEqual([]);
});

/** Tabs through the page and names each element on which one could not see the focus. */
async function focusFaults(page: Page) {
  const faults: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(describeFocus);
    if (fault === 'the end') {
      break;
    }
    if (fault) {
      faults.push(fault);
    }
  }
  return faults;
}

/** Runs in the page. */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return 'the end';
  }
  const name = `${element.tagName} ${element.textContent?.slice(0, 40)} ${element.className}`;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  if ((outlineStyle === 'none' || parseFloat(outlineWidth) < 2) && boxShadow === 'none') {
    return `no outline: ${name}`;
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const seen = document.elementFromPoint(x, y);
  return seen && (element.contains(seen) || seen.contains(element))
    ? ''
    : `covered by ${seen?.tagName} ${seen?.className}: ${name}`;
}
