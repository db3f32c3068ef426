/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { storeVersion } from './store';
import { findStored, PAST_WORKER, storedCaches, type StoredVersion } from './stored';

/*
 * Answers for the docs versions that a reader keeps; nobody else has it. It does not know a build by
 * itself: each has a cache of its own. Scripts have names with hashes, so that an open page finds those of
 * its build for as long as the build is here.
 *
 * Docusaurus's plugin-pwa registers its worker for everyone and stores the whole site at a page's second
 * visit at the latest, and workbox-precaching, on which it rests, has one cache for all builds, whose
 * files are replaced while pages are open, and shows no progress. So only Workbox's routing is used.
 */
declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname;

void self.skipWaiting();
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(BASE) && !request.headers.has(PAST_WORKER),
  (options) => (options.request.mode === 'navigate' ? answerPage(options) : answerFile(options)),
);

async function answerPage({ request, url, event }: RouteHandlerCallbackOptions) {
  const all = await findStored(BASE);
  const page = await fromCaches(url, all);
  event.waitUntil(update(all));
  return page ?? fetch(request).catch(() => offlinePage(all));
}

async function answerFile({ request, url }: RouteHandlerCallbackOptions) {
  return (await fromCaches(url, await storedCaches(BASE))) ?? fetch(request);
}

/** What is stored at an address, of the latest build that has it. */
async function fromCaches(url: URL, stored: { cacheName: string }[]) {
  for (const { cacheName } of stored) {
    const response = await fromCache(url, cacheName);
    if (response) {
      return response;
    }
  }
  return undefined;
}

/** Addresses of pages have neither an end nor a slash there, as hosts see to it. */
function fromCache({ pathname }: URL, cacheName: string) {
  const clean = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return caches.match(clean.length < BASE.length ? BASE : clean, { cacheName });
}

/** Lets go of earlier builds where no other page is open that may need them, and looks for a new one. */
async function update(all: StoredVersion[]) {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const isLatest = ({ version }: StoredVersion, index: number) =>
    all.findIndex((other) => other.version === version) === index;
  if (open.length === 0) {
    const earlier = all.filter((stored, index) => !isLatest(stored, index));
    await Promise.all(earlier.map(({ cacheName }) => caches.delete(cacheName)));
  }
  for (const { version } of all.filter(isLatest)) {
    // Offline, or another page is at it: the next page looks again.
    await storeVersion(BASE, version).catch(() => undefined);
  }
}

/** Without the site's looks: it may be that no page of it is here. */
function offlinePage(all: StoredVersion[]) {
  const links = all.map(({ home }) => `<li><a href="${BASE}${home}">${BASE}${home}</a></li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:1rem/1.5 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem"><h1>You are offline</h1><p>This page is not kept on this device. These docs are:</p><ul>${links.join('')}</ul></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}
