import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A URL pattern, as in Playwright's `page.route`. */
type Requests = Parameters<Page['route']>[0];

/** All scripts but the two that every page has. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Delays requests, as a slow network does. */
export function delay(page: Page, requests: Requests, milliseconds: number) {
  return page.route(requests, async (route) => {
    await wait(milliseconds);
    await route.fallback().catch(() => undefined);
  });
}

/**
 * Holds requests back until they are released.
 *
 * @returns the function that lets them go
 */
export async function hold(page: Page, requests: Requests) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(requests, async (route) => {
    await released;
    await route.fallback().catch(() => undefined);
  });
  return release;
}

/**
 * Makes requests fail, as an unreachable host does.
 *
 * @returns the function that ends it
 */
export async function drop(page: Page, requests: Requests) {
  await page.route(requests, (route) => route.abort('failed'));
  return () => page.unroute(requests);
}

/** Answers requests to other hosts with empty scripts, so that tests do not depend on the network. */
export function stubOtherHosts(page: Page) {
  return page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/javascript' }),
  );
}

/** Makes the page see the browser's data saver, so that it prefetches nothing. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
      // A frame's document may have the navigator of the empty one before it, with the property defined.
      configurable: true,
    });
  });
