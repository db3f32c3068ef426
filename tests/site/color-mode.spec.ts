import type { Page } from '@playwright/test';
import { hold } from '../support/network';
import { expect, test } from '../support/site';

const mode = (page: Page) => page.locator('html');

/** The page's background as one number per channel added up: dark is near 0. */
const brightness = (page: Page) =>
  page.evaluate(() =>
    (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? [])
      .slice(0, 3)
      .reduce((sum, channel) => sum + Number(channel), 0),
  );

test('a dark page is dark before any script is loaded, and never flashes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seenModes: seen });
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? null)).observe(
      document,
      { subtree: true, attributes: true, attributeFilter: ['data-theme'] },
    );
  });
  const load = await hold(page, '**/assets/js/*.js');
  await page.goto('/docs/v9/router', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brightness(page)).toBeLessThan(200);

  load();
  await expect(mode(page)).toHaveAttribute('data-has-hydrated', 'true');
  const seen = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});
