import { hasGitDates } from '@site/features/page-metadata/plugin/git-dates';
import { drop } from '../support/network';
import { animationsEnd, expect, open, test } from '../support/site';

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

test('a widget that cannot be reached leaves no trace, and is asked for on its page alone @nightly', async ({
  page,
  provoked,
}) => {
  provoked.push(/^Failed to load resource: net::/);
  const asked = new Set<string>();
  page.on('requestfailed', (request) => asked.add(new URL(request.url()).hostname));
  await drop(page, (url) => url.hostname !== 'localhost');
  await open(page, '/docs/v10/love');
  await expect(page.getByRole('link', { name: 'Posts about tRPC, on Twitter' })).toBeVisible();
  expect(asked).toEqual(new Set(['platform.twitter.com']));
  asked.clear();
  await open(page, '/docs/v9');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(new Set());
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the table of contents is one tap away at any depth of the page, and closes on Escape', async ({
    page,
  }) => {
    await open(page, '/docs/v9/procedures');
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
    const button = page.getByRole('button', { name: 'On this page' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // While the list still opens, what one presses can move away under the pointer.
    await animationsEnd(page);
    await page.locator('.theme-doc-toc-mobile').getByRole('link').last().click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(heading).toBeInViewport();

    await button.click();
    const entry = page.locator('.theme-doc-toc-mobile').getByRole('link').first();
    // They come a frame after the button says so.
    await expect(entry).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  });
});
