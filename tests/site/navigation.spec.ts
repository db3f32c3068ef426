import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets';
import { bytesAhead, KILOBYTE } from '../support/page-bytes';
import { arrived, expect, nextFrame, open, test, WIDE } from '../support/site';

test.use({ viewport: WIDE });

const AHEAD_KILOBYTES = BUDGETS.pages.aheadKilobytes;

/** A docs page's text, and what the build has split off because several pages have it. */
const SCRIPTS_OF_A_PAGE = 4;

test.describe('fetching ahead', () => {
  test.use({ fetchesAhead: true });

  const prefetched = (page: Page) => page.locator('link[rel="prefetch"]');

  /** The scripts that the page asks for from now on. */
  function scriptsOf(page: Page) {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.push(request.url());
      }
    });
    return scripts;
  }

  test('of a sidebar, fetches the page of the link under the pointer, or with the focus, alone @nightly', async ({
    page,
  }) => {
    await open(page, '/docs/v9/router');
    await page.waitForLoadState('networkidle');
    const ahead = await prefetched(page).count();
    const links = page.locator('.theme-doc-sidebar-menu a[href^="/docs/"]');
    for (const approach of [() => links.nth(2).hover(), () => links.nth(4).focus()]) {
      const scripts = scriptsOf(page);
      await approach();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_OF_A_PAGE);
    }
    expect(await prefetched(page).count()).toBe(ahead);
    // All of it: to follow the link asks for nothing more.
    const scripts = scriptsOf(page);
    const address = (await links.nth(4).getAttribute('href'))!;
    await links.nth(4).click();
    await arrived(page, address);
    expect(scripts).toEqual([]);
  });

  for (const { path, tag } of [
    { path: '/docs/v10/links', tag: [] },
    { path: '/', tag: '@nightly' },
    { path: '/blog/hello-trpc', tag: '@nightly' },
  ]) {
    const name = `fetches at most ${AHEAD_KILOBYTES} KB ahead when ${path} opens`;
    test(name, { tag }, async ({ page }) => {
      await open(page, path);
      await expect(prefetched(page)).not.toHaveCount(0);
      await nextFrame(page);
      expect(await bytesAhead(page)).toBeLessThanOrEqual(AHEAD_KILOBYTES * KILOBYTE);
    });
  }
});
