import type { Browser, Locator, Page } from '@playwright/test';
import { tasksWhile } from '../../../bench/processor';
import { saveData } from '../../../tests/support/network';
import { hostileQueries } from '../tests/engine/hostile-queries';

/** Traces of more do not fit into the memory that Chromium has for them. */
const AT_ONCE = 25;
/** What a query changes on the screen is there when nothing has changed for this long. */
const SETTLED_MS = 100;

/**
 * Pastes what nobody types, in the modal and on the search page.
 *
 * @param origin - where the built site is served
 * @returns the longest task of the main thread in each, in milliseconds of the processor
 */
export async function pasteHostile(browser: Browser, origin: string) {
  const page = await browser.newPage();
  // Or else Docusaurus fetches the pages of the results ahead.
  await saveData(page);
  await page.goto(`${origin}/docs/v10/router`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.keyboard.press('Control+k');
  const modal = await longestTask(browser, page, page.locator('.DocSearch-Input'));
  await page.goto(`${origin}/search?q=router`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const searchPage = await longestTask(browser, page, page.getByRole('searchbox'));
  await page.close();
  return { modal, searchPage };
}

async function longestTask(browser: Browser, page: Page, input: Locator) {
  await input.waitFor();
  await paste(page, input, 'router');
  const queries = hostileQueries();
  let longest = 0;
  while (queries.length > 0) {
    const some = queries.splice(0, AT_ONCE);
    const tasks = await tasksWhile(browser, page, async () => {
      for (const query of some) {
        await paste(page, input, query);
      }
    });
    longest = Math.max(longest, ...tasks);
  }
  return longest;
}

/** As units, halves of characters among them, which no protocol has. */
async function paste(page: Page, input: Locator, text: string) {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  await input.evaluate((element: HTMLInputElement, codes) => {
    element.select();
    const text = codes.map((code) => String.fromCharCode(code)).join('');
    document.execCommand('insertText', false, text);
  }, units);
  await page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        let last = setTimeout(resolve, pause);
        const observer = new MutationObserver(() => {
          clearTimeout(last);
          last = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, pause);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    SETTLED_MS,
  );
}
