import type { Page } from '@playwright/test';
import { expect, open, test, WIDE } from './site';

test.use({ viewport: WIDE });

test.describe('a dropdown', () => {
  const button = (page: Page) => page.getByRole('button', { name: '9.x' });
  const entry = (page: Page, label = '10.x') =>
    page.locator('.dropdown').getByRole('link', { name: label, exact: true });

  test.beforeEach(async ({ page }) => {
    await open(page, '/docs/v9/router');
    await expect(entry(page)).not.toBeVisible();
  });

  test('opens while the mouse is over it, and goes away on Escape', async ({ page }) => {
    await button(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry(page)).not.toBeVisible();
    await page.mouse.move(200, 600);
    await button(page).hover();
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(entry(page)).not.toBeVisible();
  });

  test('opens and closes by click, and by a press elsewhere', async ({ page }) => {
    await button(page).click();
    await page.mouse.move(200, 600);
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page)).toBeVisible();
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page)).not.toBeVisible();
    await button(page).click();
    await expect(entry(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(entry(page)).not.toBeVisible();
  });

  test('is gone on the page that its link leads to', async ({ page }) => {
    await button(page).click();
    await entry(page).click();
    await expect(page).toHaveURL(/\/docs\/v10\/router$/);
    await page.mouse.move(200, 600);
    await expect(entry(page, '9.x')).not.toBeVisible();
  });

  for (const key of ['Enter', 'Space']) {
    test(`opens and closes by ${key}`, async ({ page }) => {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect(entry(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(entry(page)).not.toBeVisible();
    });
  }

  test('moves through its links by arrows, Home and End', async ({ page }) => {
    await button(page).focus();
    for (const [key, label] of [
      ['ArrowDown', '10.x'],
      ['ArrowDown', '9.x'],
      ['ArrowDown', '10.x'],
      ['ArrowUp', '9.x'],
      ['Home', '10.x'],
      ['End', '9.x'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(entry(page, label)).toBeFocused();
    }
    await button(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(entry(page, '9.x')).toBeFocused();
  });

  test('closes on Escape with the focus back on its button, and on Tab past its end', async ({
    page,
  }) => {
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await expect(entry(page)).not.toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(entry(page, '9.x')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
    await expect(entry(page)).not.toBeVisible();
  });

  test('leads to the page that Enter on a link chooses', async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/v10\/router$/);
    await expect(entry(page, '9.x')).not.toBeVisible();
  });
});

test.describe('a dropdown on a touch screen', () => {
  test.use({ hasTouch: true });

  test('opens and closes by tap, without leaving the page', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: '9.x' });
    const entry = page.locator('.dropdown').getByRole('link', { name: '10.x', exact: true });
    await button.tap();
    await expect(entry).toBeVisible();
    await button.tap();
    await expect(entry).not.toBeVisible();
    await button.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(entry).not.toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await button.tap();
    await entry.tap();
    await expect(page).toHaveURL(/\/docs\/v10$/);
  });
});
