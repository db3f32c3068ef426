import fs from 'node:fs';
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { saveData } from './network';

/** The widths that the design is made for: a desk's screen and a phone's. */
export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 390, height: 844 };

/** A page of each kind: what differs between pages of one kind is their text. */
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

/**
 * The paths of all pages of the built site, as its sitemap lists them.
 *
 * @returns paths such as `/docs/v9/router`
 * @throws when the site is not built
 */
export function sitemapPaths(): string[] {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => new URL(url ?? '').pathname,
  );
}

/**
 * Opens a page and waits until it reacts: what one presses before that is lost.
 *
 * @param path - a path such as `/docs/v9/router`
 */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page that is loading reacts. */
export function hydrated(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until a page that one went to by a link is drawn. Its address and its canonical one are there
 * before, while the page that one leaves is still shown.
 *
 * @param address - a path, with the hash where it has one
 */
export async function arrived(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  const html = await (await page.request.get(address)).text();
  const [, classes = ''] = /<html[^>]* class="([^"]*)"/.exec(html) ?? [];
  await expect(page.locator('html')).toContainClass(classes);
}

/** What is on the clipboard, where the browser puts it some time after the press. */
export function copied(page: Page) {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Waits until what a scroll or a change of size leads to is drawn, in the frame after it. */
export function nextFrame(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Sets the color mode of a page, as a choice in another tab does, and waits until the page has it. */
export async function setColorMode(page: Page, mode: 'light' | 'dark') {
  await page.evaluate((newValue) => {
    const choice = { key: 'theme', newValue, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', choice));
  }, mode);
  await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, mode);
}

/** Waits until all that moves or fades in has done so; what moves with a scroll has no end. */
export function animationsEnd(page: Page) {
  return page.evaluate(async () => {
    const inTime = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
  });
}

/** Where the text of an element begins, in pixels from the window's left edge. */
export function leftOf(element: Locator) {
  return element.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().left;
  });
}

/** How far the page can be scrolled sideways, in pixels: 0, where all is well. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** The texts of those boxes whose content is wider than they are: it is cut, or one has to scroll. */
export function tooNarrow(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((all) =>
    all
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
      .map(({ scrollWidth, textContent }) => `${scrollWidth} px: ${textContent.slice(0, 60)}`),
  );
}

/** What Chromium says on a machine that does much else: a font that comes late is not used. */
const FONT_CAME_LATE = /\.woff2 was preloaded using link preload but not used within a few seconds/;

type SiteFixtures = {
  /** Whether pages fetch others ahead, as they do for readers; it takes a sixth of a test's time. */
  fetchesAhead: boolean;
  /** What the console may say in a test that provokes it, at times. */
  provoked: RegExp[];
  consoleErrors: string[];
};

/** A page whose console errors fail the test, unless the test says that it expects them. */
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
        const isOfThePage = !FONT_CAME_LATE.test(message.text());
        if (isOfThePage && (message.type() === 'error' || message.type() === 'warning')) {
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
