import type { Locator, Page } from '@playwright/test';
import { delay } from '../support/network';
import { watchShifts } from '../support/shifts';
import { expect, NARROW, nextFrame, open, sideways, test, WIDE } from '../support/site';

const PAGES = [
  '/',
  '/docs/v10/middlewares',
  '/docs/v10/links',
  '/docs/v10/reference',
  '/blog',
  '/blog/hello-trpc',
  '/search?q=router',
  '/404.html',
];
const PAGES_TO_ENLARGE = [
  '/',
  '/docs/v10',
  '/docs/v10/links',
  '/blog/hello-trpc',
  '/404.html',
  '/docs/v10/reference',
  '/search?q=router',
  '/playground',
];
/** Longer than a browser waits for an optional font. */
const FONT_DELAY_MS = 400;

for (const { tag, ...viewport } of [
  { ...WIDE, tag: '@nightly' },
  { ...NARROW, tag: [] },
]) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('nothing moves while a page loads, and the font comes late', async ({ page }) => {
      await delay(page, '**/*.woff2', FONT_DELAY_MS);
      await page.addInitScript(watchShifts);
      for (const path of PAGES) {
        await open(page, path);
        await page.waitForLoadState('networkidle');
        expect.soft(await page.evaluate(() => window.shifts), path).toEqual([]);
      }
    });
  });
}

test("everything has its place where the browser's text has 200 % @nightly", async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of PAGES_TO_ENLARGE) {
    await open(page, path);
    for (const width of [1280, NARROW.width]) {
      await page.setViewportSize({ ...WIDE, width });
      await nextFrame(page);
      const place = `${path} at ${width} px`;
      await expectToFit(page, place);
      expect.soft(await cutTexts(page), place).toEqual([]);
      expect.soft(await belowTheBar(page), place).toEqual([]);
      // What one jumps to stands below that.
      const height = await page.locator('.navbar').evaluate((navbar) => {
        const style = getComputedStyle(navbar);
        return parseFloat(style.height) - parseFloat(style.minHeight);
      });
      expect.soft(height, place).toBeLessThan(2);
    }
  }
});

/** Nothing in the navbar covers another item or is cut, and the page never scrolls sideways. */
async function expectToFit(page: Page, place: string) {
  const bar = page.locator('.navbar__inner').locator('.navbar__brand, .navbar__link, button');
  expect.soft(await misfits(bar), place).toEqual([]);
  expect.soft(await sideways(page), place).toBe(0);
}

/** What says which docs version it is, where the bar with the page's contents covers it. */
function belowTheBar(page: Page) {
  return page.locator('.theme-doc-version-badge').evaluateAll((badges) => {
    const bar = document.querySelector('.theme-doc-toc-mobile')?.getBoundingClientRect();
    return badges
      .filter((badge) => bar && badge.getBoundingClientRect().top < bar.bottom)
      .map((badge) => badge.textContent);
  });
}

/** The texts that end at the edge of a box which does not scroll. */
function cutTexts(page: Page) {
  return page
    .locator('.navbar, main')
    .locator('h1, h2, p, button, label, figcaption, summary, .menu__link, figure.sample')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((box) => box.scrollWidth > box.clientWidth + 2 && box.clientWidth > 1)
        .filter((box) => !/auto|scroll/.test(getComputedStyle(box).overflowX))
        .map((box) => `${box.tagName} ${box.textContent.slice(0, 40)}`),
    );
}

/**
 * Finds which of the visible elements lie over another, or reach out of the window at its sides.
 *
 * @param elements - the elements, none of them inside another
 * @returns a line per fault, with the elements' texts or labels
 */
async function misfits(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const boxes = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return boxes.flatMap(({ name, box }, index) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth
        ? [`${name} reaches out of the window`]
        : []),
      ...boxes
        .slice(index + 1)
        .filter((other) => isOver(box, other.box))
        .map((other) => `${name} lies over ${other.name}`),
    ]);
  });
}
