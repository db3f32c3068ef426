import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import type { Host } from '../tests/support/host';
import { slowDown } from './slow';

/** When a page was drawn and when it reacted, in milliseconds after it was asked for. */
export interface Paint {
  first: number;
  largest: number;
  /** Not where it has no scripts. */
  reacts?: number;
}

/** A phone. The browser is not one's own, so that its name stays. */
const { viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Moto G4'];
export const PHONE = { viewport, deviceScaleFactor, isMobile, hasTouch };

declare global {
  interface Window {
    measured: Paint;
  }
}

/** Visits a page on a phone for the first time, and once more in another tab. */
export async function visitTwice(browser: Browser, host: Host, path: string, isSlow: boolean) {
  const context = await browser.newContext(PHONE);
  const first = await visit(context, host, path, isSlow);
  const second = await visit(context, host, path, isSlow);
  await context.close();
  return { first, second };
}

async function visit(context: BrowserContext, host: Host, path: string, isSlow: boolean) {
  const page = await context.newPage();
  const moveBack = isSlow ? await slowDown(page, host) : () => undefined;
  await page.addInitScript(watch);
  await page.goto(host.url + path);
  await settle(page);
  const paint = await page.evaluate(() => window.measured);
  await page.close();
  moveBack();
  return paint;
}

/** Waits until a page reacts, unless it has no scripts, and has fetched what it fetches. */
export async function settle(page: Page) {
  if ((await page.locator('#after-first-paint').count()) > 0) {
    await page.locator('html[data-has-hydrated=true]').waitFor();
  }
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.waitForLoadState('networkidle');
}

/** In the browser: notes the times as they come. */
function watch() {
  const measured: Paint = { first: 0, largest: 0 };
  window.measured = measured;
  new PerformanceObserver((list) => {
    measured.first =
      list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? measured.first;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    measured.largest = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver(() => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      measured.reacts ??= performance.now();
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
}
