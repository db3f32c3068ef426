/** The files of a docs version, as the build lists them in `offline/<version>.json`. */
export interface Listing {
  /** Docusaurus's name of the version: `current`, `9.x` */
  version: string;
  /** The path of its first page, below the base URL: `docs/v10` */
  home: string;
  /** A hash of `files` */
  build: string;
  /** The size of all files, uncompressed */
  bytes: number;
  /** Path below the base URL, SHA-256 in base64, size in bytes */
  files: [address: string, hash: string, bytes: number][];
}

/** A build of a docs version that is completely stored on this device. */
export interface StoredVersion extends Listing {
  cacheName: string;
}

/** The service worker does not answer requests with this header: they go to the host. */
export const BYPASS_HEADER = 'x-past-worker';

/** The path of a version's listing, on the host and in its cache. */
export const listingAddress = (base: string, version: string) => `${base}offline/${version}.json`;

/** The start of the names of all caches of a locale, or of one version in it. */
export const cachePrefix = (base: string, version?: string) =>
  version ? `offline ${base} ${version} ` : `offline ${base} `;

/** The Web Lock for all writes, by tabs and by the service worker. */
export const lockName = (base: string) => `offline ${base}`;

/**
 * Finds the completely stored builds, the latest first. The listing is written last, so interrupted downloads
 * have none.
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
  // `caches.keys` gives the oldest first.
  return stored.reverse();
}

/** The names of all caches of a locale, or of one version in it, with those of interrupted downloads. */
export async function cachesOf(base: string, version?: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix(base, version)));
}

/**
 * Removes a version from this device, and the service worker with the last one. Waits for a running download.
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
