import type { Page } from '@playwright/test';
import { expect, NARROW, nextFrame, open, test, WIDE } from '../support/site';

const LONG_PAGE = '/docs/v10/migrate-from-v9-to-v10';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

for (const { tag, ...viewport } of [
  { ...WIDE, tag: [] },
  { ...NARROW, tag: '@nightly' },
]) {
  test.describe(`the navbar at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('hides on scrolling down, returns on scrolling up, at the top and at a heading', async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, LONG_PAGE);
      await expect(navbar(page)).toBeInViewport();
      await page.mouse.wheel(0, 800);
      await expect(navbar(page)).not.toBeInViewport();
      await page.mouse.wheel(0, -1);
      await expect(navbar(page)).toBeInViewport();
      await page.mouse.wheel(0, 800);
      await expect(navbar(page)).not.toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(navbar(page)).toBeInViewport();

      await page.mouse.wheel(0, 800);
      await expect(navbar(page)).not.toBeInViewport();
      await goToLastHeading(page);
      await page.evaluate(() => window.scrollBy(0, -5000));
      await expect(navbar(page)).toBeInViewport();
      await goToLastHeading(page);
    });
  });
}

/** Goes to the last heading by its own link, and looks for the navbar above it. */
async function goToLastHeading(page: Page) {
  const heading = page.locator('.theme-doc-markdown h2').last();
  await heading.locator('.hash-link').press('Enter');
  await expect(heading).toBeInViewport({ ratio: 1 });
  await nextFrame(page);
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  const bottom = await navbar(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
}

test('the navbar stays for the focus inside it, and the page where it is @nightly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, LONG_PAGE);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'GitHub' }).first().focus();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollTop(page)).toBe(800);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Twitter' }).first()).toBeFocused();
  await expect(navbar(page)).toBeInViewport({ ratio: 1 });
  expect(await scrollTop(page)).toBe(800);
});
