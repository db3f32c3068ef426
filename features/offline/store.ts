import {
  cachePrefix,
  findStored,
  type StoredVersion,
  type Listing,
  listingAddress,
  lockName,
  PAST_WORKER,
} from './stored';

/** Why a version could not be stored. */
export type Reason = 'broken' | 'busy' | 'changing' | 'full' | 'refused';

/** A download that ended early; nothing of it is left. */
export class StoreError extends Error {
  constructor(readonly reason: Reason) {
    super(`The docs version could not be stored: ${reason}`);
  }
}

/** As many requests at once as browsers send to a host by HTTP/1.1. */
const AT_ONCE = 6;
/** A deployment in the middle has the download begin anew, with what is the same. */
const ATTEMPTS = 3;

interface Options {
  signal?: AbortSignal;
  onProgress?: (bytes: number, total: number) => void;
}

/**
 * Stores a docs version on this device: all files of one build, or nothing. Runs in pages and in the
 * worker. What the device has of an earlier build is not asked for again.
 *
 * @param base - the base URL
 * @returns whether the device has another build than before
 * @throws StoreError, or the reason of the signal
 */
export async function storeVersion(
  base: string,
  version: string,
  options: Options = {},
): Promise<boolean> {
  return navigator.locks.request(lockName(base), { ifAvailable: true }, async (lock) => {
    if (!lock) {
      throw new StoreError('busy');
    }
    await removeRemains(base, version);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await storeBuild(base, version, options);
      } catch (error) {
        await removeRemains(base, version);
        options.signal?.throwIfAborted();
        if (!(error instanceof StoreError && error.reason === 'changing') || attempt === ATTEMPTS) {
          throw asStoreError(error);
        }
      }
    }
  });
}

async function storeBuild(base: string, version: string, { signal, onProgress }: Options) {
  const address = listingAddress(base, version);
  const listing = (await (await ask(address, signal)).json()) as Listing;
  const [earlier] = await findStored(base, version);
  if (earlier?.build === listing.build) {
    return false;
  }
  // Not in WebKitGTK, where a full device is found out by its error.
  const storage = navigator.storage as StorageManager | undefined;
  const { quota = Infinity, usage = 0 } = (await storage?.estimate()) ?? {};
  if (listing.bytes > quota - usage) {
    throw new StoreError('full');
  }
  const cache = await caches.open(`${cachePrefix(base, version)} ${listing.build}`);
  const waiting = listing.files.slice();
  let done = 0;
  let isOver = false;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, hash, bytes] = next;
      const url = base + file;
      const response =
        (await same(earlier, url, file, hash)) ?? (await fetchFile(url, hash, signal));
      await cache.put(url, response);
      done += bytes;
      // Where one file fails, others may still be on their way into the cache.
      if (!isOver) {
        onProgress?.(done, listing.bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => {
    waiting.length = 0;
    isOver = true;
  });
  await cache.put(address, new Response(JSON.stringify(listing)));
  return true;
}

function same(earlier: StoredVersion | undefined, url: string, file: string, hash: string) {
  const isSame = earlier?.files.some(([name, known]) => name === file && known === hash);
  return isSame ? caches.match(url, { cacheName: earlier?.cacheName }) : undefined;
}

async function fetchFile(url: string, hash: string, signal?: AbortSignal) {
  const response = await ask(url, signal);
  const body = await response.arrayBuffer();
  if (base64(await crypto.subtle.digest('SHA-256', body)) !== hash) {
    throw new StoreError('changing');
  }
  // The headers stay, for the sake of the policy; a response that was redirected could be no page.
  return new Response(body, { headers: response.headers });
}

async function ask(url: string, signal?: AbortSignal) {
  const response = await fetch(url, {
    cache: 'no-cache',
    headers: { [PAST_WORKER]: '1' },
    signal: signal ?? null,
  });
  if (!response.ok) {
    // A file of this build is gone where another one is there by now.
    throw new StoreError(response.status === 404 ? 'changing' : 'broken');
  }
  return response;
}

function base64(hash: ArrayBuffer) {
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Deletes what broke off, here or in a tab that was closed. */
async function removeRemains(base: string, version: string) {
  const complete = (await findStored(base, version)).map(({ cacheName }) => cacheName);
  for (const name of await caches.keys()) {
    if (name.startsWith(`${cachePrefix(base, version)} `) && !complete.includes(name)) {
      await caches.delete(name);
    }
  }
}

function asStoreError(error: unknown) {
  if (error instanceof StoreError) {
    return error;
  }
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  const isRefused = error instanceof DOMException && error.name === 'SecurityError';
  return new StoreError(isFull ? 'full' : isRefused ? 'refused' : 'broken');
}
