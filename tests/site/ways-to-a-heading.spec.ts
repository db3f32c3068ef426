import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/network';
import { searchOn } from '../support/search';
import { expect, hydrated, NARROW, nextFrame, open, test, WIDE } from '../support/site';

const PAGE = '/docs/v10/router';
const OTHER_PAGE = '/docs/v10/procedures';
/** Has a link to a section of the page. */
const LINKING_PAGE = '/docs/v10/merging-routers';

/** The heading that all ways lead to: far enough down that one has to scroll, with links after it. */
const HASH = '#merge-routers';
const TEXT = 'Merge routers';

for (const { tag, ...viewport } of [
  { ...WIDE, tag: '@nightly' },
  { ...NARROW, tag: [] },
]) {
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('a hit that one clicks, also where it leads to where one is @nightly', async ({
      page,
    }) => {
      await open(page, PAGE);
      await (await search(page)).click();
      await arrived(page, HASH);
      await page.mouse.wheel(0, 800);
      await (await search(page)).click();
      await arrived(page, HASH);
    });

    test('the table of contents, by mouse and by keyboard, and a link on the page, back and forward', async ({
      page,
    }) => {
      for (const press of [
        (link: Locator) => link.click(),
        (link: Locator) => link.press('Enter'),
      ]) {
        await open(page, PAGE);
        const button = page.getByRole('button', { name: 'On this page' });
        if (await button.isVisible()) {
          await button.press('Enter');
        }
        await press(page.locator(`.table-of-contents a[href="${HASH}"]`).filter({ visible: true }));
        await arrived(page, HASH);
      }
      await open(page, OTHER_PAGE);
      await open(page, PAGE);
      await page.locator(`${HASH} .hash-link`).press('Enter');
      await arrived(page, HASH);
      await page.goBack();
      await expect(page).not.toHaveURL(/#/);
      await page.goForward();
      await arrived(page, HASH);
    });

    test('a link from another page, back and forward', async ({ page }) => {
      await open(page, LINKING_PAGE);
      await page.locator('.theme-doc-markdown a[href^="/docs/v10/router#"]').first().press('Enter');
      await expect(page).toHaveURL(/router#/);
      const { hash } = new URL(page.url());
      await arrived(page, hash);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${LINKING_PAGE}$`));
      await page.goForward();
      await inView(page, hash);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  const tag = javaScriptEnabled ? [] : '@nightly';
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, { tag }, () => {
    test.use({ javaScriptEnabled, viewport: NARROW });

    test('an address that the heading had formerly', async ({ page }) => {
      await page.goto('/docs/v10/adapters#listen-eaddrinuse-address-already-in-use');
      await expect(page.getByRole('heading', { name: 'When it does not work' })).toBeInViewport({
        ratio: 1,
      });
    });
  });
}

test('who presses Tab before the page reacts keeps the place @nightly', async ({ page }) => {
  const letThrough = await hold(page, '**/assets/js/*');
  await page.goto(`${PAGE}${HASH}`, { waitUntil: 'domcontentloaded' });
  await inView(page, HASH);
  await page.keyboard.press('Tab');
  const link = page.locator(`${HASH} .hash-link`);
  await expect(link).toBeFocused();
  letThrough();
  await hydrated(page);
  await nextFrame(page);
  await expect(link).toBeFocused();
});

test('an address whose hash is not encoded text leads to the page @nightly', async ({ page }) => {
  await open(page, `${PAGE}#%E0%A4%A`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Searches for the heading, and gives the hit that leads to it. */
async function search(page: Page) {
  const words = searchOn(page);
  await words.open(TEXT);
  const hit = words.modal.locator(`a[href$="${PAGE}${HASH}"]`);
  await words.answered();
  return hit;
}

async function arrived(page: Page, hash: string) {
  await expect(page).toHaveURL(new RegExp(`${PAGE}${hash}$`));
  await expect(searchOn(page).modal).toBeHidden();
  await inView(page, hash);
  await expect(page.locator(hash)).toBeFocused();
  await tabGoesOn(page, hash);
}

/** The heading is in view, near the top, and nothing that sticks there covers it. */
async function inView(page: Page, hash: string) {
  const heading = page.locator(hash);
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      heading.evaluate((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        const covers = [...document.querySelectorAll('.navbar, .theme-doc-toc-mobile')].map(
          (cover) => cover.getBoundingClientRect().bottom,
        );
        return {
          isCovered: !element.contains(
            document.elementFromPoint(left + Math.min(20, width / 2), top + 4),
          ),
          isBelowAll: top >= Math.max(...covers),
          isNearTop: top < window.innerHeight / 3,
        };
      }),
    )
    .toEqual({ isCovered: false, isBelowAll: true, isNearTop: true });
}

/** The next Tab leads to what stands in the heading or after it, on this page's text. */
async function tabGoesOn(page: Page, hash: string) {
  await page.keyboard.press('Tab');
  const isAfter = await page.locator(hash).evaluate((heading) => {
    const { activeElement } = document;
    return (
      activeElement !== null &&
      heading.closest('article')?.contains(activeElement) === true &&
      (heading.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
  expect(isAfter, 'Tab goes on from the heading').toBe(true);
}
