import type { Page } from '@playwright/test';
import { expect, NARROW, open, test, WIDE } from './site';

const client = (page: Page) =>
  page.getByRole('figure').filter({ hasText: 'client.ts', visible: true }).first();

test('the idea stands in the first screen: a change of the server, and where it ends', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  await expect(page.locator('header').getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Rename a field' })).toBeChecked();
  await expect(client(page).locator('.u')).toBeInViewport();
});

test('code keeps its height when the page is laid out anew', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  const before = await client(page).boundingBox();
  await page.screenshot({ fullPage: true });
  expect(await client(page).boundingBox()).toEqual(before);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: NARROW });

    test('each change of the server shows the error of its client', async ({ page }) => {
      await page.goto('/');
      for (const [change, errors] of [
        ['Drop the procedure', ['TS2345', 'TS2339']],
        ['Change the input', ['TS2322']],
        ['Rename a field', ['TS2339']],
      ] as const) {
        await page.getByText(change, { exact: true }).click();
        await expect(client(page).locator('.e b')).toHaveText(errors);
      }
      await page.getByText('As it is', { exact: true }).click();
      await expect(client(page).locator('.e')).toHaveCount(0);
    });
  });
}

test('nothing moves where the reader wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(watchMotion);
  await open(page, '/');
  await page.getByText('As it is', { exact: true }).click();
  await page.getByRole('link', { name: 'See it run' }).click();
  await expect(page.getByRole('heading', { name: 'On the wire' })).toBeInViewport();
  expect(await page.evaluate(() => window.motion)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

declare global {
  interface Window {
    motion: string[];
  }
}

/** In the browser: keeps what moves, be it for a moment. */
function watchMotion() {
  window.motion = [];
  document.addEventListener('animationstart', (event) => window.motion.push(event.animationName));
  document.addEventListener('transitionrun', (event) => window.motion.push(event.propertyName));
}
