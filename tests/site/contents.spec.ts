import type { Page } from '@playwright/test';
import { animationsEnd, expect, NARROW, open, test, WIDE } from '../support/site';

/** Many topics. */
const PATH = '/docs/v10/links';

const column = (page: Page) => page.locator('.theme-doc-toc-desktop');
const button = (page: Page) => page.getByRole('button', { name: 'On this page' });
const headings = (page: Page) => page.locator('.theme-doc-markdown').locator('h2, h3');

const scrollTo = (page: Page, id: string | null) =>
  page.evaluate((id) => document.getElementById(id ?? '')?.scrollIntoView(), id);

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a docs page has two columns, and three from 1280 px on @nightly', async ({ page }) => {
  await open(page, PATH);
  for (const [width, columns] of [
    [1024, 2],
    [1279, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ ...WIDE, width });
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    await expect(column(page)).toBeVisible({ visible: columns === 3 });
    await expect(button(page)).toBeVisible({ visible: columns === 2 });
    const code = await page.locator('.sample').first().boundingBox();
    expect(code?.width).toBeGreaterThan(640);
  }
});

test.describe('beside the text', () => {
  test.use({ viewport: { width: 1440, height: 500 } });

  test('the entry of the section one reads is in view', async ({ page }) => {
    await open(page, PATH);
    for (const heading of await headings(page).all()) {
      const id = await heading.getAttribute('id');
      await scrollTo(page, id);
      const entry = column(page).locator('[aria-current]');
      await expect(entry).toHaveCount(1);
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
  });
});

for (const { tag, ...viewport } of [
  { ...NARROW, tag: [] },
  { width: 1024, height: 768, tag: '@nightly' },
]) {
  test.describe(`above the text at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('the bar names the section one reads, and no text shows between it and the navbar, or the top of the window', async ({
      page,
    }) => {
      await open(page, PATH);
      await expect(button(page)).toHaveText('On this page');
      const heading = headings(page).nth(3);
      await scrollTo(page, await heading.getAttribute('id'));
      const words = await heading.evaluate((element) => element.firstChild?.textContent);
      await expect(button(page)).toHaveText(`On this page ${words}`);

      for (const [top, distance] of [
        [1500, 300],
        [1400, -300],
      ] as const) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await page.mouse.wheel(0, distance);
        // What the wheel scrolls later would undo what the script scrolls below.
        await expect
          .poll(() => page.evaluate(() => Math.round(window.scrollY)))
          .toBe(top + distance);
        await expect
          .poll(() =>
            page.evaluate(() => {
              const bar = document.querySelector('.theme-doc-toc-mobile')!.getBoundingClientRect();
              const above =
                bar.top > 0 ? document.elementFromPoint(bar.left + 40, bar.top - 2) : null;
              return (
                bar.top >= 0 &&
                bar.top < 100 &&
                (above === null || above.closest('.navbar') !== null)
              );
            }),
          )
          .toBe(true);
      }
    });

    test('its entries are one press away at any depth of the page, and close on Escape and on a choice', async ({
      page,
    }) => {
      await open(page, PATH);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
      await expect(button(page)).toBeInViewport({ ratio: 1 });
      const entries = page.locator('.theme-doc-toc-mobile').getByRole('link');
      await button(page).click();
      // They come a frame after the button says so.
      await expect(entries.first()).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(entries.first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(button(page)).toBeFocused();

      await button(page).click();
      // While the list still opens, what one presses can move away under the pointer.
      await animationsEnd(page);
      await entries.last().click();
      await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(headings(page).last()).toBeInViewport();
    });
  });
}
