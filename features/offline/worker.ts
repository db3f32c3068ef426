/// <reference lib="webworker" />
import { storeVersion } from './store';
import { findStored, BYPASS_HEADER, type StoredVersion } from './stored';

/*
 * The service worker of readers who store docs versions. Each stored build has a cache of its own. Script names
 * contain hashes, so an open page finds the scripts of its build as long as that build is stored.
 *
 * Not Docusaurus's plugin-pwa: it registers its worker for everyone and stores the whole site at a page's
 * second visit at the latest. Its library Workbox has one cache for all builds, replaces files in it
 * while pages are open, and shows no progress.
 */
declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(self.registration.scope) && request.method === 'GET';
  if (isOurs && !request.headers.has(BYPASS_HEADER)) {
    event.respondWith(request.mode === 'navigate' ? answerPage(event) : answerFile(request));
  }
});

/** Answers with the stored page of the latest build that has it. */
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

/** `/docs/v10/router.html`, `/docs/v10/router/` → `/docs/v10/router` */
function cleanPath({ url }: Request) {
  const clean = new URL(url).pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
  return clean.length < BASE.length ? BASE : clean;
}

/** Deletes earlier builds if no open page may need them, and stores the host's build if it is newer. */
async function update(all: StoredVersion[]) {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const isLatest = ({ version }: StoredVersion, index: number) =>
    all.findIndex((other) => other.version === version) === index;
  if (open.length === 0) {
    const earlier = all.filter((stored, index) => !isLatest(stored, index));
    await Promise.all(earlier.map(({ cacheName }) => caches.delete(cacheName)));
  }
  for (const { version } of all.filter(isLatest)) {
    // It fails offline; the next page tries again.
    await storeVersion(BASE, version).catch(() => undefined);
  }
}

/** Without the site's styles, which may not be stored. */
function offlinePage(all: StoredVersion[]) {
  const links = all.map(({ home }) => `<li><a href="${BASE}${home}">${BASE}${home}</a></li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:1rem/1.5 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem"><h1>You are offline</h1><p>This page is not kept on this device. These docs are:</p><ul>${links.join('')}</ul></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}
