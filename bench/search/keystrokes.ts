import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { SiteServer } from '../lib/serve-build';

const PAGE = '/docs/v10/router';
const QUERIES = ['useInfiniteQuery', 'midleware', 'nest routers', 'createContext', 'fetch failed'];
const KEY_PAUSE_MS = 150;
/** Nothing changes on the screen any more when it has not for this long. */
const SETTLED_MS = 100;

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
 * @param server - serves the built site
 */
export async function pressKeys(page: Page, server: SiteServer): Promise<Keystrokes> {
  await page.goto(`${server.origin}${PAGE}`);
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

  const times: number[] = [];
  for (const query of QUERIES) {
    await page.keyboard.press('Control+a');
    for (const key of query) {
      times.push(await pressKey(page, key));
    }
  }
  return { bytes: weigh(first, files, server), times };
}

async function pressKey(page: Page, key: string): Promise<number> {
  const settled = page.evaluate(
    (pause) =>
      new Promise<number>((resolve) => {
        const modal = document.querySelector('.DocSearch-Modal');
        let pressed = 0;
        let changed = 0;
        const observer = new MutationObserver(() => (changed = performance.now()));
        document.addEventListener(
          'input',
          () => {
            pressed = performance.now();
            observer.observe(modal!, { subtree: true, childList: true, characterData: true });
            const wait = () => {
              if (performance.now() - Math.max(pressed, changed) < pause) {
                requestAnimationFrame(wait);
                return;
              }
              observer.disconnect();
              resolve(Math.max(0, changed - pressed));
            };
            requestAnimationFrame(wait);
          },
          { once: true, capture: true },
        );
      }),
    SETTLED_MS,
  );
  await page.keyboard.press(key);
  const time = await settled;
  await page.waitForTimeout(KEY_PAUSE_MS - SETTLED_MS);
  return time;
}

function weigh(first: string[], further: string[], server: SiteServer): Keystrokes['bytes'] {
  const bytesOf = (list: string[]) =>
    list.reduce((sum, file) => sum + brotliCompressSync(server.read(file)).length, 0);
  const isDocSearch = (file: string) =>
    file.endsWith('.css') || server.read(file).includes('DocSearch-Hit-Tree');
  const isText = (file: string) => file.endsWith('.text.json');
  return {
    first: bytesOf(first.filter((file) => !isText(file) && !isDocSearch(file))),
    docSearch: bytesOf(first.filter(isDocSearch)),
    texts: bytesOf(first.filter(isText)),
    further: bytesOf(further),
  };
}
