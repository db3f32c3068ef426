import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Host } from '../tests/support/host';
import { PHONE, settle } from './first-paint';
import { slowDown } from './slow';

/** From here one goes elsewhere, and searches. */
const START = '/docs/v10/links';
/** Far from it in the sidebar. */
const SIDEBAR_LINK = '.theme-doc-sidebar-menu a[href$="/error-handling"]';
/** A phone has its sidebar in a drawer. */
const NEXT_PAGE = '.pagination-nav__link--next';
const DESK = { viewport: { width: 1440, height: 900 } };
/** What passes between the pointer's arrival at a link, or the reader's, and the click. */
const POINTING_MS = 200;
const QUERY = 'router';

interface Way {
  what: string;
  context: BrowserContextOptions;
  link: string;
  press: (page: Page) => Promise<void>;
}

/** The ways to another page. */
export const WAYS: Way[] = [
  {
    what: 'a click in the sidebar',
    context: DESK,
    link: SIDEBAR_LINK,
    press: (page) => page.click(SIDEBAR_LINK),
  },
  {
    what: `the same, pointed at ${POINTING_MS} ms before`,
    context: DESK,
    link: SIDEBAR_LINK,
    async press(page) {
      await page.hover(SIDEBAR_LINK);
      await wait(POINTING_MS);
      await page.click(SIDEBAR_LINK);
    },
  },
  {
    what: `a tap on the next page, in view for ${POINTING_MS} ms`,
    context: PHONE,
    link: NEXT_PAGE,
    async press(page) {
      await wait(POINTING_MS);
      await page.tap(NEXT_PAGE);
    },
  },
];

/** @returns milliseconds from the click until the heading of the other page is drawn */
export async function timeToHeading(browser: Browser, host: Host, way: Way, isSlow: boolean) {
  const { page, end } = await openStart(browser, host, way.context, isSlow);
  const heading = await page.locator('h1').textContent();
  await page.locator(way.link).scrollIntoViewIfNeeded();
  const shown = whenDrawn(page, 'h1', heading);
  await way.press(page);
  const time = (await shown) - (await pressed(page));
  await end();
  return time;
}

/** @returns milliseconds from the keys until one can type, and from a query until its first result */
export async function timesOfSearch(browser: Browser, host: Host, isSlow: boolean) {
  const { page, end } = await openStart(browser, host, DESK, isSlow);
  const box = whenDrawn(page, '.DocSearch-Input:focus');
  await page.keyboard.press('Control+k');
  const opens = (await box) - (await pressed(page));
  const hit = whenDrawn(page, '.DocSearch-Hit');
  await page.keyboard.insertText(QUERY);
  const answers = (await hit) - (await pressed(page));
  await end();
  return { opens, answers };
}

/** What was fetched ahead at the first page is there. */
async function openStart(
  browser: Browser,
  host: Host,
  options: BrowserContextOptions,
  isSlow: boolean,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const moveBack = isSlow ? await slowDown(page, host) : () => undefined;
  await page.addInitScript(() => {
    for (const type of ['click', 'keydown', 'input']) {
      window.addEventListener(
        type,
        ({ timeStamp }) =>
          sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`),
        true,
      );
    }
  });
  await page.goto(host.url + START);
  await settle(page);
  const end = async () => {
    await context.close();
    moveBack();
  };
  return { page, end };
}

/** The time of the last click, key or change of a text: it outlives a document. */
const pressed = async (page: Page) =>
  Number(await page.evaluate(() => sessionStorage.getItem('pressed')));

/** Looks at each frame that is about to be drawn for an element with a text other than one. */
async function whenDrawn(page: Page, selector: string, old: string | null = null) {
  const frame = await page.waitForFunction(
    ({ selector, old }) => {
      const text = document.querySelector(selector)?.textContent;
      const isThere = text !== undefined && text !== old;
      return isThere && performance.timeOrigin + performance.now();
    },
    { selector, old },
    { polling: 'raf' },
  );
  return Number(await frame.jsonValue());
}
