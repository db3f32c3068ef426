import type { Page } from '@playwright/test';
import { expect, open } from './site';

/** The traces in a browser that stores no docs version. */
export const NO_TRACES = { caches: [] as string[], workers: 0 };

/** The panel in the footer that stores 10.x. */
export function offlineOn(page: Page) {
  const footer = page.getByRole('contentinfo');
  return {
    footer,
    open: footer.getByRole('button', { name: 'Read 10.x offline' }),
    status: footer.getByRole('status'),
    store: footer.getByRole('button', { name: 'Store 10.x on this device' }),
    stop: footer.getByRole('button', { name: 'Stop' }),
    again: footer.getByRole('button', { name: 'Try again' }),
    remove: footer.getByRole('button', { name: 'Remove 10.x from this device' }),
    progress: footer.getByRole('progressbar', { name: 'Stored' }),
  };
}

/** The site's caches and service workers in the browser. */
export function traces(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Stores 10.x by the panel of one of its pages, and waits until the service worker controls that page. */
export async function keepVersion(page: Page, address: string) {
  const offline = offlineOn(page);
  await open(page, address);
  await offline.open.click();
  await offline.store.click();
  await expect(offline.status).toHaveText(/^10\.x is on this device/, { timeout: 150_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return offline;
}

/** Removes 10.x by the panel of the open page. */
export async function removeVersion(page: Page) {
  const offline = offlineOn(page);
  await offline.open.click();
  await offline.remove.click();
  await expect(offline.status).toHaveText('10.x is no longer on this device.');
}
