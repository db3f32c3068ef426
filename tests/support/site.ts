import fs from 'node:fs';
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { saveData } from './network';

/** Windows on a desktop and on a phone. */
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** A page of each kind: pages of one kind differ only in their text. */
export const ONE_OF_EACH_KIND = [
  '/',
  '/404.html',
  '/blog',
  '/blog/hello-trpc',
  '/docs/v10/awesome-trpc',
  '/docs/v10/errors',
  '/docs/v10/links',
  '/docs/v10/react-queries',
  '/docs/v9',
  '/search',
];

/** The file of a page below the folder of the built site: `/docs/v10` → `/docs/v10.html` */
export function pageFile(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/**
 * Reads the paths of all pages from the sitemap of the built site.
 *
 * @returns paths such as `/docs/v9/router`
 * @throws if the site is not built
 */
export function sitemapPaths(): string[] {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/**
 * Opens a page and waits until it is hydrated, so that it reacts to clicks.
 *
 * @param path - a path such as `/docs/v9/router`
 */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page is hydrated. */
export function hydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until the page of a followed link is shown. The address and the canonical link change earlier, while the
 * previous page is still shown.
 *
 * @param address - a path, with the hash if there is one
 */
export async function arrived(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  const html = await (await page.request.get(address)).text();
  const [, classes = ''] = /<html[^>]* class="([^"]*)"/.exec(html) ?? [];
  await expect(page.locator('html')).toContainClass(classes);
}

/** Reads the clipboard. The browser writes it some time after the click, so tests poll this. */
export function copied(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until the effects of a scroll or of a new window size are drawn. */
export function nextFrame(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Sets the color mode by a storage event, as from another tab, and waits until the page has it. */
export async function setColorMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((newValue) => {
    const choice = { key: 'theme', newValue, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', choice));
  }, mode);
  await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, mode);
}

/** Waits until all animations have ended, except those driven by scrolling. */
export function animationsEnd(page: Page) {
  return page.evaluate(async () => {
    const inTime = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
  });
}

/** The left edge of an element's text, in pixels from the window's left edge. */
export function leftOf(element: Locator) {
  return element.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

/** How far the page scrolls sideways, in pixels; it should be 0. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Lists the boxes whose content is wider than they are, and cut off or scrollable: width and text. */
export function tooNarrow(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((all) =>
    all
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
      .map(({ scrollWidth, textContent }) => `${scrollWidth} px: ${textContent.slice(0, 60)}`),
  );
}

/** Chromium's warning on a busy machine: the font came too late and is not used. */
const FONT_CAME_LATE = /\.woff2 was preloaded using link preload but not used within a few seconds/;

type SiteFixtures = {
  /** Whether pages prefetch others, as they do for readers; it takes a sixth of a test's time. */
  fetchesAhead: boolean;
  /** Messages that may, but need not, appear in the console during a test. */
  provoked: RegExp[];
  consoleErrors: string[];
};

/** A test that fails on console errors, unless it removes them from `consoleErrors` or lists them as `provoked`. */
export const test = base.extend<SiteFixtures>({
  fetchesAhead: [false, { option: true }],
  page: async ({ page, fetchesAhead }, use) => {
    if (!fetchesAhead) {
      await saveData(page);
    }
    await use(page);
  },
  provoked: async ({}, use) => use([]),
  consoleErrors: [
    async ({ page, provoked }, use) => {
      const errors: string[] = [];
      const onError = (error: Error) => errors.push(error.message);
      const onMessage = (message: ConsoleMessage) => {
        const isExpected = FONT_CAME_LATE.test(message.text());
        if (!isExpected && (message.type() === 'error' || message.type() === 'warning')) {
          errors.push(message.text());
        }
      };
      page.on('pageerror', onError).on('console', onMessage);
      await use(errors);
      page.off('pageerror', onError).off('console', onMessage);
      const others = errors.filter((error) => !provoked.some((pattern) => pattern.test(error)));
      expect(others, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
