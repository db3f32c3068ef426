import { hold } from '../support/network';
import { expect, hydrated, test } from '../support/site';

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
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(13, 19, 28)');

  load();
  await hydrated(page);
  const seen = await page.evaluate(() => (window as unknown as { seenModes: string[] }).seenModes);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});
