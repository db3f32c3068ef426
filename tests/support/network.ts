import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The requests of one page: a URL pattern, as in Playwright's `page.route`. */
type Requests = Parameters<Page['route']>[0];

/** The scripts of one page, without the two that every page has. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

/** Keeps requests waiting before they go out, as a slow network does. */
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

/** Answers for all other hosts, with nothing: a test of a page with widgets is not one of the network. */
export function stubOtherHosts(page: Page) {
  return page.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/javascript' }),
  );
}

/** Lets the page believe that the reader saves data, which keeps it from fetching ahead. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
      // A frame's first document, which is empty, may hand its navigator on to the next.
      configurable: true,
    });
  });
