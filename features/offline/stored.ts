/** A docs version as the build lists it for readers who store it: `offline/<version>.json`. */
export interface Listing {
  /** Docusaurus's name of the version: `current`, `9.x`. */
  version: string;
  /** Where its pages begin, below the base URL: `docs/v10`. */
  home: string;
  /** Changes with each of its files. */
  build: string;
  /** Of all files, as they lie on the device. */
  bytes: number;
  /** Address below the base URL, SHA-256 in base64, size in bytes. */
  files: [address: string, hash: string, bytes: number][];
}

/** A build of a docs version that is wholly on this device. */
export interface StoredVersion extends Listing {
  cacheName: string;
}

/** Requests that have this header pass the worker by: they ask what the host has now. */
export const PAST_WORKER = 'x-past-worker';

/** Where the listing of a version is, also within its cache. */
export const listingAddress = (base: string, version: string) => `${base}offline/${version}.json`;

/** The names of the caches of a base URL begin so, or of one version there: locales share an origin. */
export const cachePrefix = (base: string, version?: string) =>
  version ? `offline ${base} ${version} ` : `offline ${base} `;

/** No two tabs, and no tab and the worker, write at once. */
export const lockName = (base: string) => `offline ${base}`;

/**
 * Finds what is wholly on this device, the latest first. What broke off has no listing, which is written
 * last.
 */
export async function findStored(base: string, version?: string): Promise<StoredVersion[]> {
  const stored: StoredVersion[] = [];
  for (const cacheName of await cachesOf(base, version)) {
    const [, , name = ''] = cacheName.split(' ');
    const listing = await caches.match(listingAddress(base, name), { cacheName });
    if (listing) {
      stored.push({ ...((await listing.json()) as Listing), cacheName });
    }
  }
  // Caches are listed as they were made.
  return stored.reverse();
}

/** The names of all caches of a base URL, or of one version there, also of what broke off. */
export async function cachesOf(base: string, version?: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base, version)));
}

/**
 * Takes a version off this device; with the last one, the worker goes, too. Waits for a download that
 * is under way.
 */
export async function removeStored(base: string, version: string): Promise<void> {
  await navigator.locks.request(lockName(base), async () => {
    await Promise.all((await cachesOf(base, version)).map((name) => caches.delete(name)));
    if ((await cachesOf(base)).length === 0) {
      const worker = await navigator.serviceWorker.getRegistration(base);
      await worker?.unregister();
    }
  });
}
