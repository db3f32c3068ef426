import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../page/pages';
import { libraryDir, type Site } from '../page/site';
import { docsVersions } from '../page/versions';
import { hashOf } from '../store/hash';
import { libraryFingerprint } from '../store/packages';
import { openStore, type Store } from '../store/store';

/** From the site's root. */
const FOLDER = '.cache/samples';

/** The folder of the store with the types of pages, which readers get as it is, below the site's address. */
export const TYPES_FOLDER = 'assets/types';

/** A file that changes when what was made of any page may have to be made anew: so does what the bundler keeps of it. */
export const FINGERPRINT = 'fingerprint.json';

/** Opens what is kept between builds of a site. */
export function openSiteStore({ dir }: Site): Store {
  return openStore(path.join(dir, FOLDER));
}

/** Hashes the packages of each docs version, by the versions' folders. */
export function libraryFingerprints(site: Site): Record<string, string> {
  return Object.fromEntries(
    docsVersions(site).map(({ library }) => [
      library,
      libraryFingerprint(libraryDir(site, library), site.options.documented),
    ]),
  );
}

/**
 * Writes the file on which what the bundler keeps of a page depends.
 *
 * @param makers - hashes of what makes pages, and of what it makes them from
 */
export function writeFingerprint(site: Site, store: Store, makers: unknown): void {
  const fingerprint = hashOf(makers, site.options, pageAddresses(site));
  if (store.read(FINGERPRINT) !== fingerprint) {
    store.write(FINGERPRINT, fingerprint);
  }
}

/**
 * Where every page is. Pages link to each other by file, and what the bundler kept of one holds the
 * addresses that the others had.
 */
function pageAddresses(site: Site) {
  return listPages(site).map(({ file }) => {
    const [slug] = /^slug: .+$/m.exec(fs.readFileSync(path.join(site.dir, file), 'utf8')) ?? [];
    return `${file} ${slug}`;
  });
}
