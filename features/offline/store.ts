import {
  cachePrefix,
  cachesOf,
  findStored,
  type Listing,
  listingAddress,
  lockName,
  PAST_WORKER,
  type StoredVersion,
} from './stored';

/** As many requests at once as browsers send to a host by HTTP/1.1. */
const AT_ONCE = 6;

interface Options {
  signal?: AbortSignal;
  onProgress?: (bytes: number, total: number) => void;
}

/**
 * Stores a docs version on this device: all files of one build, or nothing. Runs in pages and in the
 * worker, one after the other. What the device has of an earlier build is not asked for again.
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
    await removeRemains(base, version);
    try {
      await storeBuild(base, version, { signal, onProgress });
    } catch (error) {
      await removeRemains(base, version);
      throw error;
    }
  });
}

async function storeBuild(base: string, version: string, { signal, onProgress }: Options) {
  const address = listingAddress(base, version);
  const listing = (await (await ask(address, { signal })).json()) as Listing;
  const [earlier] = await findStored(base, version);
  if (earlier?.build === listing.build) {
    return;
  }
  const cache = await caches.open(cachePrefix(base, version) + listing.build);
  const waiting = listing.files.slice();
  let done = 0;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, hash, bytes] = next;
      const url = base + file;
      const stored = await same(earlier, url, file, hash);
      await cache.put(url, stored ?? (await ask(url, { signal, integrity: `sha256-${hash}` })));
      done += bytes;
      onProgress?.(done, listing.bytes);
    }
  };
  // Where one file fails, others may still be on their way into the cache.
  const workers = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => work().finally(() => (waiting.length = 0))),
  );
  const failed = workers.find((worker) => worker.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
  await cache.put(address, new Response(JSON.stringify(listing)));
}

function same(earlier: StoredVersion | undefined, url: string, file: string, hash: string) {
  const isSame = earlier?.files.some(([name, known]) => name === file && known === hash);
  return isSame ? caches.match(url, { cacheName: earlier?.cacheName }) : undefined;
}

/** Asks the host; with a hash that its file does not have, another build is there by now, and this fails. */
async function ask(url: string, init: { signal?: AbortSignal | undefined; integrity?: string }) {
  const { signal = null, integrity = '' } = init;
  const headers = { [PAST_WORKER]: '1' };
  const response = await fetch(url, { cache: 'no-cache', headers, signal, integrity });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  // The headers stay, for the sake of the policy; a response that was redirected could be no page.
  return new Response(response.body, { headers: response.headers });
}

/** Deletes what broke off, here or in a tab that was closed. */
async function removeRemains(base: string, version: string) {
  const complete = (await findStored(base, version)).map(({ cacheName }) => cacheName);
  const all = await cachesOf(base, version);
  await Promise.all(
    all.filter((name) => !complete.includes(name)).map((name) => caches.delete(name)),
  );
}
