/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { storeVersion } from './store';
import { findStored, type StoredVersion, pagesCache, PAST_WORKER } from './stored';

/*
 * Answers for the docs versions that a reader keeps; nobody else has it. It does not know a build by
 * itself: each has a cache of its own, and a page gets all it needs from the build that it is of.
 *
 * Docusaurus's plugin-pwa registers its worker for everyone and stores the whole site at a page's second
 * visit at the latest, and workbox-precaching, on which it rests, has one cache for all builds, whose
 * files are replaced while pages are open, and shows no progress. So only Workbox's routing is used.
 */
declare const self: ServiceWorkerGlobalScope;

const BASE = new URL(self.registration.scope).pathname;

/** Names in these folders hold hashes: whichever build has such a file, it is the one asked for. */
const HASHED = ['assets/', 'play/', 'run/'].map((folder) => BASE + folder);

/** A page that just began to load is not listed among the open ones. */
const LOADING_MS = 60_000;

/** The build that a page is of. */
interface OpenPage {
  cacheName: string;
  since: number;
}

void self.skipWaiting();
clientsClaim();

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && url.pathname.startsWith(BASE) && !request.headers.has(PAST_WORKER),
  (options) => (options.request.mode === 'navigate' ? answerPage(options) : answerFile(options)),
);

async function answerPage({ request, url, event }: RouteHandlerCallbackOptions) {
  const { resultingClientId } = event as FetchEvent;
  const all = await findStored(BASE);
  event.waitUntil(update(all));
  for (const { cacheName } of all) {
    const page = await fromCache(url, cacheName);
    if (page) {
      await remember(resultingClientId, cacheName);
      return page;
    }
  }
  return fetch(request).catch(() => offlinePage(all));
}

async function answerFile({ request, url, event }: RouteHandlerCallbackOptions) {
  const { clientId, resultingClientId } = event as FetchEvent;
  const cacheName = await buildOf(clientId);
  if (cacheName && resultingClientId) {
    await remember(resultingClientId, cacheName);
  }
  const ofPage = cacheName && (await fromCache(url, cacheName));
  if (ofPage) {
    return ofPage;
  }
  // A page from the network is of the network's build, as long as there is one.
  if (HASHED.some((folder) => url.pathname.startsWith(folder))) {
    return (await fromAny(url)) ?? fetch(request);
  }
  return fetch(request).catch(async () => (await fromAny(url)) ?? Response.error());
}

async function fromAny(url: URL) {
  for (const { cacheName } of await findStored(BASE)) {
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

async function remember(clientId: string, cacheName: string) {
  const pages = await caches.open(pagesCache(BASE));
  const page: OpenPage = { cacheName, since: Date.now() };
  await pages.put(pageAddress(clientId), new Response(JSON.stringify(page)));
}

async function buildOf(clientId: string): Promise<string | undefined> {
  const known = await caches.match(pageAddress(clientId), { cacheName: pagesCache(BASE) });
  return known && ((await known.json()) as OpenPage).cacheName;
}

function pageAddress(clientId: string) {
  return `${BASE}?page=${clientId}`;
}

/** Looks whether the host has another build, and lets go of those that no open page is of. */
async function update(all: StoredVersion[]) {
  for (const version of new Set(all.map(({ version }) => version))) {
    // Offline, or another page is at it: the next page looks again.
    await storeVersion(BASE, version).catch(() => undefined);
  }
  const used = await usedCaches();
  const newer = new Set<string>();
  for (const { version, cacheName } of await findStored(BASE)) {
    if (newer.has(version) && !used.has(cacheName)) {
      await caches.delete(cacheName);
    }
    newer.add(version);
  }
}

async function usedCaches() {
  const used = new Set<string>();
  if (!(await caches.has(pagesCache(BASE)))) {
    return used;
  }
  const pages = await caches.open(pagesCache(BASE));
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const addresses = open.map(({ id }) => pageAddress(id));
  for (const request of await pages.keys()) {
    const { cacheName, since } = (await (await pages.match(request))!.json()) as OpenPage;
    const { pathname, search } = new URL(request.url);
    if (addresses.includes(pathname + search) || Date.now() - since < LOADING_MS) {
      used.add(cacheName);
    } else {
      await pages.delete(request);
    }
  }
  return used;
}

/** Without the site's looks: it may be that no page of it is here. */
function offlinePage(all: StoredVersion[]) {
  const links = all.map(({ home }) => `<li><a href="${BASE}${home}">${BASE}${home}</a></li>`);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>You are offline</title><body style="font:1rem/1.5 system-ui;margin:2rem auto;max-width:40rem;padding:0 1rem"><h1>You are offline</h1><p>This page is not kept on this device. These docs are:</p><ul>${links.join('')}</ul></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
}
