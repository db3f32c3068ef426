import type { CheckedPage } from '../show/check-page';
import { pageId, type PageFile } from '../page/pages';
import type { TypeEntry } from '../page/type-entry';
import { readJson } from '../store/files';
import { hashOf } from '../store/hash';
import type { Store } from '../store/store';

/** A page's file and what is in it. */
export type PageSource = PageFile & { text: string };

/** The right pages of a site, each under a key of everything that its check depended on. */
export type PagesStore = {
  keyOf: (source: PageSource) => string;
  read: (key: string) => CheckedPage | undefined;
  write: (key: string, checked: CheckedPage) => void;
  /** Path of the file with a page's types, which the page loads when a reader asks for one. */
  typesFile: (key: string) => string;
};

type KeptPage = Omit<CheckedPage, 'types'>;

/**
 * Opens the checked pages of a site.
 *
 * @param fingerprints - of each version's packages, with what checks
 */
export function openPages(store: Store, fingerprints: Record<string, string>): PagesStore {
  const typesOf = (key: string) => key.replace(/\.json$/, '.types.json');
  return {
    keyOf({ file, version, text }) {
      // A page that names versions may hold samples of any of them.
      const names = text.includes('version=') ? Object.keys(fingerprints) : [version];
      const packages = names.map((name) => fingerprints[name]);
      return `pages/${pageId(file)}.${hashOf(packages, file, text)}.json`;
    },
    read(key) {
      const page = store.read<KeptPage>(key);
      const types = page && readJson<TypeEntry[]>(store.pathOf(typesOf(key)));
      return types && { ...page, types };
    },
    write(key, { types, ...page }) {
      store.writeText(typesOf(key), JSON.stringify(types));
      store.write(key, page, [typesOf(key), ...page.factKeys]);
    },
    typesFile: (key) => store.pathOf(typesOf(key)),
  };
}
