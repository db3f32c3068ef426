/// <reference lib="webworker" />
import { storeVersion } from './store';
import { findStored, PAST_WORKER, type StoredVersion } from './stored';

/*
 * Answers for the docs versions that a reader keeps; nobody else has it. It does not know a build by
 * itself: each has a cache of its own. Scripts have names with hashes, so that an open page finds those of
 * its build for as long as the build is here.
 *
 * Docusaurus's plugin-pwa registers its worker for everyone and stores the whole site at a page's second
 * visit at the latest, and Workbox, on which it rests, has one cache for all builds, whose files are
 * replaced while pages are open, and shows no progress.
 */
declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(self.registration.scope) && request.method === 'GET';
  if (isOurs && !request.headers.has(PAST_WORKER)) {
    event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(request));
  }
});

/** What is stored at a page's address, of the latest build that has it. */
async function answerPage(event: FetchEvent) {
  const all = await findStored(BASE);
  event.waitUntil(update(all));
  for (const { cacheName } of all) {
    const page = await caches.match(cleanPath(event.request), { cacheName });
    if (page) {
      return page;
    }
  }
  return fetch(event.request).catch(() => offlinePage(all));
}

async function answerFile(request: Request) {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** Addresses of pages have neither an end nor a slash there, as hosts see to it. */
function cleanPath({ url }: Request) {
  const clean = new URL(url).pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return clean.length < BASE.length ? BASE : clean;
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
    // Offline, for instance: the next page looks again.
    await storeVersion(BASE, version).catch(() => undefined);
  }
}

/** Without the site's looks: it may be that no page of it is here. */
function offlinePage(all: StoredVersion[]) {
  const links = all.map(({ home }) => `<li><a href="${BASE}${home}">${BASE}${home}</a></li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:1rem/1.5 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem"><h1>You are offline</h1><p>This page is not kept on this device. These docs are:</p><ul>${links.join('')}</ul></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}
