import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { JSHandle, Page } from '@playwright/test';
import { saveData } from '../../../tests/support/network';

const PAGE = '/docs/v10/router';
const QUERIES = ['useInfiniteQuery', 'midleware', 'nest routers', 'createContext', 'fetch failed'];
/** Nothing changes on the screen any more when it has not for this long. */
const SETTLED_MS = 150;

export type Keystrokes = {
  /** Compressed bytes: needed for the first result, DocSearch's own, loaded beside, and afterwards */
  bytes: { first: number; docSearch: number; texts: number; further: number };
  /** Milliseconds from each keystroke to the last change of the results */
  times: number[];
};

/**
 * Opens search as a reader does and types queries key by key.
 *
 * @param page - of a browser with an empty cache
 * @param origin - where the built site is served
 */
export async function pressKeys(page: Page, origin: string): Promise<Keystrokes> {
  // Or else Docusaurus fetches the pages of the results ahead.
  await saveData(page);
  await page.goto(origin + PAGE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  await page.waitForLoadState('networkidle');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));

  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  await page.keyboard.type('router');
  await page.locator('.DocSearch-Hit').first().waitFor();
  await page.waitForLoadState('networkidle');
  const first = files.splice(0);

  const clock = await startClock(page);
  const times: number[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    for (const key of query) {
      times.push(await pressKey(page, key, clock));
    }
  }
  return { bytes: weigh(first, files), times };
}

/** When a key last arrived, and when the results last changed. */
type Clock = JSHandle<{ pressed: number; changed: number }>;

function startClock(page: Page): Promise<Clock> {
  return page.evaluateHandle(() => {
    const clock = { pressed: 0, changed: 0 };
    document.addEventListener('input', () => (clock.pressed = performance.now()), true);
    new MutationObserver(() => (clock.changed = performance.now())).observe(
      document.querySelector('.DocSearch-Modal')!,
      { subtree: true, childList: true, characterData: true },
    );
    return clock;
  });
}

async function pressKey(page: Page, key: string, clock: Clock): Promise<number> {
  await clock.evaluate((times) => (times.pressed = Infinity));
  await page.keyboard.press(key);
  await page.waitForFunction(
    ({ times: { pressed, changed }, pause }) =>
      performance.now() - Math.max(pressed, changed) > pause,
    { times: clock, pause: SETTLED_MS },
  );
  return clock.evaluate(({ pressed, changed }) => Math.max(0, changed - pressed));
}

function weigh(first: string[], further: string[]): Keystrokes['bytes'] {
  const read = (file: string) => fs.readFileSync(path.join('build', file));
  const bytesOf = (list: string[]) =>
    list.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
  const isDocSearch = (file: string) =>
    file.endsWith('.css') || read(file).includes('DocSearch-Hit-Tree');
  const isText = (file: string) => file.endsWith('.text.json');
  return {
    first: bytesOf(first.filter((file) => !isText(file) && !isDocSearch(file))),
    docSearch: bytesOf(first.filter(isDocSearch)),
    texts: bytesOf(first.filter(isText)),
    further: bytesOf(further),
  };
}
