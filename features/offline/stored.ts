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

/** A base URL has caches of its own: locales share an origin. */
export const cachePrefix = (base: string, version = '') => `offline ${base} ${version}`;

/** No two tabs, and no tab and the worker, write at once. */
export const lockName = (base: string) => `offline ${base}`;

/**
 * Finds the caches of what is wholly on this device, the latest first, each with its listing, unread. What
 * broke off has no listing, which is written last.
 */
export async function storedCaches(
  base: string,
  version?: string,
): Promise<{ cacheName: string; listing: Response }[]> {
  const stored: { cacheName: string; listing: Response }[] = [];
  for (const cacheName of await caches.keys()) {
    const [, of, name = ''] = cacheName.split(' ');
    if (cacheName.startsWith(cachePrefix(base)) && of === base && (version ?? name) === name) {
      const listing = await caches.match(listingAddress(base, name), { cacheName });
      if (listing) {
        stored.push({ cacheName, listing });
      }
    }
  }
  // Caches are listed as they were made.
  return stored.reverse();
}

/** Reads the listings of what is wholly on this device, the latest first. */
export async function findStored(base: string, version?: string): Promise<StoredVersion[]> {
  const stored = await storedCaches(base, version);
  return Promise.all(
    stored.map(async ({ cacheName, listing }) => ({
      ...((await listing.json()) as Listing),
      cacheName,
    })),
  );
}

/**
 * Takes a version off this device; with the last one, the worker goes, too. Waits for a download that
 * is under way.
 */
export async function removeStored(base: string, version: string): Promise<void> {
  await navigator.locks.request(lockName(base), async () => {
    const ofBase = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base)));
    const own = ofBase.filter((name) => name.startsWith(`${cachePrefix(base, version)} `));
    await Promise.all(own.map((name) => caches.delete(name)));
    if (own.length === ofBase.length) {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const scope = new URL(base, location.href).href;
      await Promise.all(
        registrations.filter((one) => one.scope === scope).map((one) => one.unregister()),
      );
    }
  });
}
