import type { Page } from '@playwright/test';
import { addStyle, misfits } from '../support/fit';
import { delay } from '../support/network';
import { watchShifts } from '../support/shifts';
import { expect, NARROW, nextFrame, open, sideways, test, WIDE } from '../support/site';

const PAGES = [
  '/',
  '/docs/v10/middlewares',
  '/docs/v10/links',
  '/blog',
  '/blog/hello-trpc',
  '/search?q=router',
  '/404.html',
];
const PAGES_TO_FIT = ['/', '/docs/v10', '/docs/v10/links', '/blog/hello-trpc', '/404.html'];
/** Longer than a browser waits for an optional font. */
const FONT_DELAY_MS = 400;

for (const viewport of [WIDE, NARROW]) {
  test.describe(`at ${viewport.width} px`, () => {
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

for (const { percent, tag } of [
  { percent: 125, tag: '@nightly' },
  { percent: 150, tag: '@nightly' },
  { percent: 200, tag: [] },
]) {
  test(
    `everything has its place where the browser's text has ${percent} %`,
    { tag },
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      const fontSizes = {
        standard: Math.round(0.16 * percent),
        fixed: Math.round(0.13 * percent),
      };
      await browser.send('Page.setFontSizes', { fontSizes });
      for (const path of PAGES_TO_FIT) {
        await open(page, path);
        for (const width of [1280, NARROW.width]) {
          await page.setViewportSize({ ...WIDE, width });
          await nextFrame(page);
          const place = `${path} at ${width} px`;
          await expectToFit(page, place);
          expect.soft(await cutTexts(page), place).toEqual([]);
          // What one jumps to stands below that.
          const height = await page.locator('.navbar').evaluate((navbar) => {
            const style = getComputedStyle(navbar);
            return parseFloat(style.height) - parseFloat(style.minHeight);
          });
          expect.soft(height, place).toBeLessThan(2);
        }
      }
    },
  );
}

/** Nothing in the navbar covers another item or is cut, and the page never scrolls sideways. */
async function expectToFit(page: Page, place: string) {
  const bar = page.locator('.navbar__inner').locator('.navbar__brand, .navbar__link, button');
  expect.soft(await misfits(bar), place).toEqual([]);
  expect.soft(await sideways(page), place).toBe(0);
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

// The letters' distance stands in for the fonts of other machines.
for (const letterSpacing of ['-0.05em', '0.1em']) {
  test(
    `everything has its place with letters ${letterSpacing} apart`,
    { tag: '@nightly' },
    async ({ page }) => {
      await addStyle(page, `body { letter-spacing: ${letterSpacing} }`);
      for (const path of PAGES_TO_FIT) {
        await open(page, path);
        for (const width of [320, NARROW.width, 450, 600, 996, 1000, 1200, WIDE.width]) {
          await page.setViewportSize({ ...WIDE, width });
          const place = `${path} at ${width} px`;
          await expectToFit(page, place);
        }
      }
    },
  );
}
