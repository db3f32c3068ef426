import type { Page } from '@playwright/test';
import { violations } from './axe';
import { focusFaults } from './focus';
import { stubOtherHosts } from './network';
import { expect, NARROW, nextFrame, open, sitemapPaths, test as siteTest } from './site';

const VIEWPORTS = [{ width: 1280, height: 800 }, NARROW];
/** What a window of 1280 × 1024 pixels shows at a zoom of 400 %: WCAG 2.2, 1.4.10. */
const ZOOMED = { width: 320, height: 256 };
/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;
/** Code is the same few kinds of words everywhere; see the test of their colors. */
const CODE = 'pre code';
/** The list of all exports has 500 links, each of which has the focus twice. */
const LONGEST_PAGE_MS = 180_000;
/** What is around every page alike, and the page where the focus goes through it. */
const FRAME = '.theme-announcement-bar, .navbar, .theme-doc-sidebar-container, .footer';
const FRAMED_PATH = '/docs/v10';

/** These tests leave nothing in the browser: they share a page, which loads the next in half the time. */
const test = siteTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      await stubOtherHosts(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage }, use) => use(sharedPage),
});

for (const path of [...sitemapPaths(), '/search', '/404.html']) {
  test(`${path} is accessible, light and dark, wide and narrow, and zoomed`, async ({ page }) => {
    test.setTimeout(LONGEST_PAGE_MS);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      // Tables that scroll become focusable in the frame after a change of size.
      await nextFrame(page);
      expect.soft(await violations(page, { exclude: CODE })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, { rule: 'color-contrast', exclude: CODE })).toEqual([]);
      const exclude = path === FRAMED_PATH ? undefined : FRAME;
      expect.soft(await focusFaults(page, { exclude })).toEqual([]);
      expect.soft(await page.evaluate(smallControls, MIN_TARGET_PX)).toEqual([]);
    }
    await page.setViewportSize(ZOOMED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ZOOMED.width);
  });
}

/** In the browser: axe lets a small target pass where none is near it; the controls here are none. */
const smallControls = (minimum: number) =>
  Array.from(document.querySelectorAll('button, summary, label, [role="button"], [role="tab"]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < minimum)
    .map(({ control, box }) => `${box.width} × ${box.height} px: ${control.outerHTML}`);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the colors of code can be told from every background in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.setViewportSize(VIEWPORTS[0]!);
    await page.emulateMedia({ colorScheme });
    await open(page, '/docs/v10/links');
    const kinds = await page
      .locator('pre code i[class]')
      .evaluateAll((words) => new Set(words.map((word) => word.getAttribute('class'))).size);
    expect(kinds).toBeGreaterThan(4);
    expect(await violations(page, { rule: 'color-contrast' })).toEqual([]);
  });
}
