import { hasGitDates } from '@site/features/page-metadata/plugin/git-dates';
import { drop } from '../support/network';
import { expect, open, test } from '../support/site';

test('a docs page has an edit link to its source, and the date of its last change', async ({
  page,
}) => {
  await page.goto('/docs/v9/router');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc/edit/main/www/versioned_docs/version-9.x/server/router.mdx',
  );
  // Where the whole git history is there.
  await expect(page.locator('.theme-last-updated')).toHaveCount(hasGitDates() ? 1 : 0);
  await page.goto('/docs/v10/router');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://github.com/trpc/trpc/edit/next/www/docs/server/router.mdx',
  );
});

test('a widget that cannot be reached leaves no trace @nightly', async ({ page, provoked }) => {
  provoked.push(/^Failed to load resource: net::/);
  const asked = new Set<string>();
  page.on('requestfailed', (request) => asked.add(new URL(request.url()).hostname));
  await drop(page, (url) => url.hostname !== 'localhost');
  await open(page, '/docs/v10/love');
  await expect(page.getByRole('link', { name: 'Posts about tRPC, on Twitter' })).toBeVisible();
  expect(asked).toEqual(new Set(['platform.twitter.com']));
});

test('the page names icons that exist, and a theme color for each color mode @nightly', async ({
  page,
}) => {
  await page.goto('/');
  const icons = page.locator('link[rel="icon"], link[rel="apple-touch-icon"]');
  await expect(icons).toHaveCount(3);
  for (const icon of await icons.all()) {
    const href = (await icon.getAttribute('href')) ?? '';
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});
