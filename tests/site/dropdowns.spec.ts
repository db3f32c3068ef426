import type { Page } from '@playwright/test';
import { expect, open, test, WIDE } from '../support/site';

const PATH = '/docs/v9/router';

/** The dropdowns of the navbar, with the first and the last of their links and the button after them. */
const dropdowns = (page: Page) =>
  ([['9.x', '10.x', '9.x', /^Switch between dark and light mode/]] as const).map(
    ([name, first, last, next]) => {
      const button = page.getByRole('button', { name, exact: true });
      const dropdown = page.locator('.dropdown').filter({ has: button });
      const link = (label: string) => dropdown.getByRole('link', { name: label, exact: true });
      const after = page.getByRole('button', { name: next });
      return { button, first: link(first), last: link(last), after };
    },
  );

const moveAway = (page: Page) => page.mouse.move(200, 600);

test.use({ viewport: WIDE });

test.describe('each dropdown', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, PATH);
    for (const { first } of dropdowns(page)) {
      await expect(first).not.toBeVisible();
    }
  });

  test('opens while the mouse is over it, and goes away on Escape', async ({ page }) => {
    for (const { button, first } of dropdowns(page)) {
      await button.hover();
      await expect(first).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(first).not.toBeVisible();
      await moveAway(page);
      await button.hover();
      await expect(first).toBeVisible();
      await moveAway(page);
      await expect(first).not.toBeVisible();
    }
  });

  test('opens and closes by click, and by a press elsewhere', async ({ page }) => {
    for (const { button, first } of dropdowns(page)) {
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
    }
  });

  test('opens and closes by Enter and by Space', async ({ page }) => {
    for (const { button, first } of dropdowns(page)) {
      await button.focus();
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key);
        await expect(first).toBeVisible();
        await page.keyboard.press(key);
        await expect(first).not.toBeVisible();
      }
    }
  });

  test('moves through its links by arrows, Home and End', async ({ page }) => {
    for (const { button, first, last } of dropdowns(page)) {
      await button.focus();
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
      await button.focus();
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowUp');
      await expect(last).toBeFocused();
    }
  });

  test('closes on Escape with the focus back on its button, and on Tab past its end', async ({
    page,
  }) => {
    for (const { button, first, last, after } of dropdowns(page)) {
      await button.focus();
      await page.keyboard.press('ArrowDown');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(first).not.toBeVisible();
      await page.keyboard.press('ArrowUp');
      await expect(last).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(after).toBeFocused();
      await expect(first).not.toBeVisible();
    }
  });
});

for (const [name, follow] of [
  ['a click', (page: Page) => dropdowns(page)[0]?.first.click()],
  ['Enter', (page: Page) => page.keyboard.press('Enter')],
] as const) {
  test(`a dropdown is gone on the page that ${name} on its link leads to`, async ({ page }) => {
    await open(page, PATH);
    await dropdowns(page)[0]?.button.focus();
    await page.keyboard.press('ArrowDown');
    await follow(page);
    await expect(page).toHaveURL(/\/docs\/v10\/router$/);
    await moveAway(page);
    await expect(page.getByRole('button', { name: '10.x', exact: true })).toBeVisible();
    await expect(page.locator('.dropdown__link').filter({ visible: true })).toHaveCount(0);
  });
}

test.describe('each dropdown on a touch screen', () => {
  test.use({ hasTouch: true });

  test('opens and closes by tap, without leaving the page', async ({ page }) => {
    await open(page, '/');
    for (const { button, first } of dropdowns(page)) {
      await button.tap();
      await expect(first).toBeVisible();
      await button.tap();
      await expect(first).not.toBeVisible();
      await button.tap();
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(first).not.toBeVisible();
      await expect(page).toHaveURL(/\/$/);
    }
    await dropdowns(page)[0]?.button.tap();
    await dropdowns(page)[0]?.first.tap();
    await expect(page).toHaveURL(/\/docs\/v10$/);
  });
});
