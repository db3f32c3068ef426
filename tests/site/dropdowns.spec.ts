import type { Page } from '@playwright/test';
import { arrived, expect, open, test, WIDE } from '../support/site';

const PATH = '/docs/v9/router';

/** The dropdown of the versions, with its first and its last link and the button after it. */
function versions(page: Page) {
  const button = page.getByRole('button', { name: '9.x', exact: true });
  const dropdown = page.locator('.dropdown').filter({ has: button });
  const link = (name: string) => dropdown.getByRole('link', { name, exact: true });
  const after = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  return { button, first: link('10.x'), last: link('9.x'), after };
}

const moveAway = (page: Page) => page.mouse.move(200, 600);

test.use({ viewport: WIDE });

test('a dropdown opens by mouse, by click and by key, and goes as it came', async ({ page }) => {
  await open(page, PATH);
  const { button, first, last, after } = versions(page);
  await expect(first).not.toBeVisible();

  await test.step('the mouse over it, and Escape', async () => {
    await button.hover();
    await expect(first).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first).not.toBeVisible();
    await moveAway(page);
    await button.hover();
    await expect(first).toBeVisible();
    await moveAway(page);
    await expect(first).not.toBeVisible();
  });

  await test.step('a click, and a press elsewhere', async () => {
    await button.click();
    await moveAway(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(first).not.toBeVisible();
    await button.click();
    await expect(first).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(first).not.toBeVisible();
  });

  await test.step('Enter and Space', async () => {
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await page.keyboard.press(key);
      await expect(first).not.toBeVisible();
    }
  });

  await test.step('arrows, Home and End', async () => {
    for (const [key, link] of [
      ['ArrowDown', first],
      ['ArrowDown', last],
      ['ArrowDown', first],
      ['ArrowUp', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
    }
  });

  await test.step('Escape leads back to its button, and Tab past its end', async () => {
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(first).not.toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(last).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(after).toBeFocused();
    await expect(first).not.toBeVisible();
  });
});

test('a dropdown is gone on the page that its link leads to @nightly', async ({ page }) => {
  await open(page, PATH);
  const { button, first } = versions(page);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await first.click();
  await arrived(page, '/docs/v10/router');
  await moveAway(page);
  await expect(page.locator('.dropdown__link').filter({ visible: true })).toHaveCount(0);
});

test.describe('on a touch screen @nightly', () => {
  test.use({ hasTouch: true });

  test('a dropdown opens and closes by tap, without leaving the page', async ({ page }) => {
    await open(page, '/');
    const { button, first } = versions(page);
    await button.tap();
    await expect(first).toBeVisible();
    await button.tap();
    await expect(first).not.toBeVisible();
    await button.tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(first).not.toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await button.tap();
    await first.tap();
    await expect(page).toHaveURL(/\/docs\/v10$/);
  });
});
