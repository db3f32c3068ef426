import {
  cachePrefix,
  cachesOf,
  findStored,
  type Listing,
  listingAddress,
  lockName,
  BYPASS_HEADER,
  type StoredVersion,
} from './stored';

/** Parallel requests: as many as browsers send to one host over HTTP/1.1. */
const MAX_REQUESTS = 6;

/** To stop a download, and to hear how far it is, in bytes. */
export interface Options {
  signal?: AbortSignal;
  onProgress?: (bytes: number, total: number) => void;
}

/**
 * Stores a docs version on this device: all files of one build, or nothing. Unchanged files of an earlier build
 * are copied. A lock keeps pages and the service worker from doing so at the same time.
 *
 * @param base - the base URL
 * @throws the error of the browser, the network, or the signal
 */
export async function storeVersion(
  base: string,
  version: string,
  { signal, onProgress }: Options = {},
): Promise<void> {
  await navigator.locks.request(lockName(base), signal ? { signal } : {}, async () => {
    await removeIncomplete(base, version);
    const stored = storeBuild(base, version, { signal, onProgress });
    await stored.finally(() => removeIncomplete(base, version));
  });
}

async function storeBuild(base: string, version: string, { signal, onProgress }: Options) {
  const address = listingAddress(base, version);
  const listing = (await (await request(address, { signal })).json()) as Listing;
  const [earlier] = await findStored(base, version);
  if (earlier?.build === listing.build) {
    return;
  }
  const cache = await caches.open(cachePrefix(base, version) + listing.build);
  const queue = listing.files.slice();
  let done = 0;
  const downloadQueue = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, hash, bytes] = next;
      const url = base + file;
      const stored = await reuse(earlier, url, file, hash);
      await cache.put(url, stored ?? (await request(url, { signal, hash })));
      done += bytes;
      onProgress?.(done, listing.bytes);
    }
  };
  // All are awaited, since other files may still be written when one fails.
  const downloads = await Promise.allSettled(
    Array.from({ length: MAX_REQUESTS }, () => downloadQueue().finally(() => (queue.length = 0))),
  );
  const failed = downloads.find((one) => one.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await cache.put(address, new Response(JSON.stringify(listing)));
}

function reuse(earlier: StoredVersion | undefined, url: string, file: string, hash: string) {
  const isUnchanged = earlier?.files.some(([name, known]) => name === file && known === hash);
  return isUnchanged ? caches.match(url, { cacheName: earlier?.cacheName }) : undefined;
}

/** Fails if the file has another hash than the given one, as after a deployment during the download. */
async function request(url: string, init: { signal?: AbortSignal | undefined; hash?: string }) {
  const { signal = null, hash } = init;
  const integrity = hash ? `sha256-${hash}` : '';
  const headers = { [BYPASS_HEADER]: '1' };
  const response = await fetch(url, { cache: 'no-cache', headers, signal, integrity });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  // A copy, since browsers refuse a redirected response as a page. It keeps the headers, with the policy.
  return new Response(response.body, { headers: response.headers });
}

/** Deletes the caches of interrupted downloads. */
async function removeIncomplete(base: string, version: string) {
  const complete = (await findStored(base, version)).map(({ cacheName }) => cacheName);
  const all = await cachesOf(base, version);
  await Promise.all(
    all.filter((name) => !complete.includes(name)).map((name) => caches.delete(name)),
  );
}
