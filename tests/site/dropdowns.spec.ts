import type { Page } from '@playwright/test';
import { expect, open, test, WIDE } from '../support/site';

/** The dropdown of the versions, with its first and its last link and the button after it. */
function versions(page: Page) {
  const button = page.getByRole('button', { name: '9.x', exact: true });
  const dropdown = page.locator('.dropdown').filter({ has: button });
  const link = (name: string) => dropdown.getByRole('link', { name, exact: true });
  const after = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  return { button, first: link('10.x'), last: link('9.x'), after };
}

test.use({ viewport: WIDE });

test('a dropdown opens below its button by click and by key, and goes on a second click, on Escape, on a press elsewhere and when the focus goes on', async ({
  page,
}) => {
  await open(page, '/docs/v9/router');
  const { button, first, last, after } = versions(page);
  await expect(first).not.toBeVisible();
  await button.click();
  await expect(first).toBeInViewport({ ratio: 1 });
  const above = (await button.boundingBox())!;
  const below = (await page.locator('.dropdown ul').filter({ visible: true }).boundingBox())!;
  expect(below.y - above.y - above.height).toBeLessThan(12);
  expect(below.x + below.width).toBeCloseTo(above.x + above.width, 0);
  await button.click();
  await expect(first).not.toBeVisible();
  await button.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(first).not.toBeVisible();

  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).not.toBeVisible();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  for (const next of [first, last, after]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await expect(first).not.toBeVisible();
});
