import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../page/pages';
import { libraryDir, type Site } from '../page/site';
import { docsVersions } from '../page/versions';
import { hashOf } from '../store/hash';
import { libraryFingerprint } from '../store/packages';
import { openStore, type Store } from '../store/store';

/** In the site's root. */
const FOLDER = '.cache/samples';

/** The folder of the store with the types of pages, which is served below the base URL. */
export const TYPES_FOLDER = 'assets/types';

/** An entry that changes when any page may have to be rendered again. The bundler's cache depends on it. */
export const FINGERPRINT = 'fingerprint.json';

/** Opens the cache of a site. */
export function openSiteStore({ dir }: Site): Store {
  return openStore(path.join(dir, FOLDER));
}

/** The hashes of the packages of each docs version, by the version's folder of libraries. */
export function libraryFingerprints(site: Site): Record<string, string> {
  return Object.fromEntries(
    docsVersions(site).map(({ library }) => [
      library,
      libraryFingerprint(libraryDir(site, library), site.options.documented),
    ]),
  );
}

/**
 * Writes the entry on which the bundler's cache depends.
 *
 * @param inputs - hashes of the code that renders pages, and of the packages
 */
export function writeFingerprint(site: Site, store: Store, inputs: unknown): void {
  const fingerprint = hashOf(inputs, site.options, pageAddresses(site));
  if (store.read(FINGERPRINT) !== fingerprint) {
    store.write(FINGERPRINT, fingerprint);
  }
}

/**
 * The addresses of all pages. Pages link to each other by file, and the bundler's cache contains the resolved
 * addresses.
 */
function pageAddresses(site: Site) {
  return listPages(site).map(({ file }) => {
    const [slug] = /^slug: .+$/m.exec(fs.readFileSync(path.join(site.dir, file), 'utf8')) ?? [];
    return `${file} ${slug}`;
  });
}
