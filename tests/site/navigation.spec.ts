import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets';
import { hold } from '../support/network';
import { bytesAhead, KILOBYTE } from '../support/page-bytes';
import { expect, NARROW, nextFrame, open, test, WIDE } from '../support/site';

test.use({ viewport: WIDE });

const AHEAD_KILOBYTES = BUDGETS.pages.aheadKilobytes;

/** A docs page's text, and what the build has split off because several pages have it. */
const SCRIPTS_OF_A_PAGE = 4;

const footer = (page: Page) => page.getByRole('contentinfo');

for (const viewport of [WIDE, NARROW]) {
  test.describe(`a route change at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('scrolls to the top, and back to where one was', async ({ page }) => {
      await open(page, '/docs/v9/router');
      await footer(page).scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(500);
      await page.locator('.pagination-nav__link').last().click();
      await expect(page).not.toHaveURL(/router$/);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
    });

    test("scrolls to the hash's target", async ({ page }) => {
      await open(page, '/docs/v10/rpc');
      const link = page.locator('.theme-doc-markdown a[href^="/docs/v10/error-handling#"]').first();
      const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
      await expect(page.locator(hash)).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    });
  });
}

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  /** Follows a link whose page does not arrive, with the page's clock standing still. */
  async function startNavigation(page: Page) {
    await page.clock.install();
    await open(page, '/docs/v9/router');
    await page.evaluate(() => (Math.random = () => 1));
    const arrive = await hold(page, '**/assets/js/*.js');
    await page.clock.pauseAt(Date.now() + 60_000);
    const request = page.waitForRequest('**/assets/js/*.js');
    const link = page.locator('.pagination-nav__link').last();
    const title = await link.locator('.pagination-nav__label').innerText();
    await link.click();
    await request;
    return async () => {
      arrive();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    };
  }

  test('does not show for a route change of 200 ms', { tag: '@upstream' }, async ({ page }) => {
    const arrive = await startNavigation(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await arrive();
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test(
    'shows after 200 ms with its four constants, and goes when the page is there',
    { tag: '@upstream' },
    async ({ page }) => {
      const arrive = await startNavigation(page);
      await page.clock.runFor(200);
      await expect(bar(page), 'minimum 0.08').toHaveAttribute('style', /translate3d\(-92%/);
      await expect(bar(page), 'speed 200 ms').toHaveAttribute('style', /transition: (all )?200ms/);
      await page.clock.runFor(799);
      await expect(bar(page), 'trickle speed 800 ms').toHaveAttribute('style', /translate3d\(-92%/);
      await page.clock.runFor(1);
      await expect(bar(page), 'trickle rate 0.02').toHaveAttribute('style', /translate3d\(-90%/);
      await arrive();
      await page.clock.runFor(2000);
      await expect(bar(page)).toHaveCount(0);
    },
  );
});

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

  test('fetches the pages whose links are in view, and others once they are', async ({ page }) => {
    await open(page, '/docs/v9/router');
    await expect(prefetched(page)).not.toHaveCount(0);
    const inView = await prefetched(page).count();
    await page.locator('.pagination-nav').scrollIntoViewIfNeeded();
    await footer(page).scrollIntoViewIfNeeded();
    await expect.poll(() => prefetched(page).count()).toBeGreaterThan(inView);
  });

  test('of a sidebar, fetches the page of the link under the pointer, or with the focus, alone', async ({
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
  });

  for (const path of ['/', '/docs/v10/links', '/blog/hello-trpc']) {
    test(`fetches at most ${AHEAD_KILOBYTES} KB ahead when ${path} opens`, async ({ page }) => {
      await open(page, path);
      await expect(prefetched(page)).not.toHaveCount(0);
      await nextFrame(page);
      expect(await bytesAhead(page)).toBeLessThanOrEqual(AHEAD_KILOBYTES * KILOBYTE);
    });
  }

  test('loads a page on hovering its link, before it is followed', async ({ page }) => {
    await open(page, '/docs/v9/router');
    const scripts = scriptsOf(page);
    await page.locator('.menu').getByRole('link', { name: 'Procedures' }).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const loaded = scripts.length;
    await page.locator('.menu').getByRole('link', { name: 'Procedures' }).click();
    await expect(page).toHaveURL(/procedures$/);
    expect(scripts.length).toBe(loaded);
  });

  for (const connection of [
    { effectiveType: '4g', saveData: true },
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
  ]) {
    test(
      `does not happen with ${JSON.stringify(connection)}`,
      { tag: '@upstream' },
      async ({ page }) => {
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, 'connection', { value }),
          connection,
        );
        await open(page, '/docs/v9/router');
        await page.waitForLoadState('networkidle');
        const scripts = scriptsOf(page);
        await page.locator('.menu').getByRole('link', { name: 'Procedures' }).hover();
        await page.waitForLoadState('networkidle');
        await expect(prefetched(page)).toHaveCount(0);
        expect(scripts).toEqual([]);
        await page.locator('.menu').getByRole('link', { name: 'Procedures' }).click();
        await expect(page).toHaveURL(/procedures$/);
      },
    );
  }
});
