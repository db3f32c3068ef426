import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { CheckedPage } from '../show/check-page';
import { listFiles, readJson, writeWhole } from '../store/files';
import { resolveManifest } from '../check/libraries';
import { libraryFingerprint } from '../store/library-packages';
import { listPages, pageId, type PageFile } from '../page/pages';
import type { TypeEntry } from '../check/type-html';

/** A page's file and what is in it. */
export type PageSource = PageFile & { text: string };

/** Right pages on the disk, each under a key of everything that its check depended on. */
export type Cache = {
  keyOf: (source: PageSource) => string;
  read: (source: PageSource, key: string) => CheckedPage | undefined;
  write: (source: PageSource, key: string, checked: CheckedPage) => void;
  /** The file with a page's types, which the page loads when a reader asks for one. */
  typesFile: (source: PageSource, key: string) => string;
  /** Hashes of each version's packages together with the tool, by the versions' folders. */
  fingerprints: Record<string, string>;
  /** Writes a file that changes when the tool, a package or the address of any page does. */
  writeFingerprint: () => void;
};

/** From the site's root; what the bundler keeps of a page depends on it. */
export const FINGERPRINT_FILE = '.cache/samples/fingerprint.json';

/** When the tool changes, so may its results. */
const ROOMS = ['page', 'check', 'show', 'build'];
const TOOL_PACKAGES = ['typescript', 'shiki'];

/**
 * Opens the cache of a site, `.cache/samples/<version>/<page>.<key>.json`.
 *
 * @param siteDir - the site's root
 * @param versions - the names of all folders of `libraries`
 */
export function openCache(siteDir: string, versions: string[]): Cache {
  const tool = toolFingerprint();
  const libraries = new Map(
    versions.map((name) => [name, libraryFingerprint(path.join(siteDir, 'libraries', name))]),
  );
  const fileOf = ({ version, file }: PageSource, key: string) =>
    path.join(siteDir, '.cache/samples', version, `${pageId(file)}.${key}.json`);
  const typesFile = (source: PageSource, key: string) =>
    fileOf(source, key).replace(/\.json$/, '.types.json');

  return {
    keyOf({ file, version, text }) {
      // A page that names versions may hold samples of any of them.
      const names = text.includes('version=') ? versions : [version];
      const facts = [tool, file, ...names.map((name) => libraries.get(name)), text];
      return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
    },
    read(source, key) {
      const page = readJson<Omit<CheckedPage, 'types'>>(fileOf(source, key));
      const types = page && readJson<TypeEntry[]>(typesFile(source, key));
      return types && { ...page, types };
    },
    write(source, key, { types, ...page }) {
      writeWhole(typesFile(source, key), JSON.stringify(types));
      writeWhole(fileOf(source, key), JSON.stringify(page));
    },
    typesFile,
    fingerprints: Object.fromEntries(
      [...libraries].map(([name, fingerprint]) => [name, `${tool} ${fingerprint}`]),
    ),
    writeFingerprint() {
      const file = path.join(siteDir, FINGERPRINT_FILE);
      const fingerprints = [tool, ...libraries.values(), ...pageAddresses(siteDir)];
      if (JSON.stringify(readJson(file)) !== JSON.stringify(fingerprints)) {
        writeWhole(file, JSON.stringify(fingerprints));
      }
    },
  };
}

function toolFingerprint() {
  const hash = createHash('sha256');
  for (const room of ROOMS) {
    const folder = path.join(__dirname, '..', room);
    listFiles(folder).forEach((file) => hash.update(fs.readFileSync(path.join(folder, file))));
  }
  for (const name of TOOL_PACKAGES) {
    hash.update(fs.readFileSync(resolveManifest(__dirname, name) ?? ''));
  }
  return hash.digest('hex');
}

/**
 * Where every page is. Pages link to each other by file, and what the bundler kept of one holds the
 * addresses that the others had.
 */
function pageAddresses(siteDir: string) {
  return listPages(siteDir).map(({ file }) => {
    const [slug] = /^slug: .+$/m.exec(fs.readFileSync(path.join(siteDir, file), 'utf8')) ?? [];
    return `${file} ${slug}`;
  });
}
