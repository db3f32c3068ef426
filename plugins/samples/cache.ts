import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RenderedPage } from './check-page';
import { resolveManifest } from './libraries';
import { libraryFingerprint } from './library-packages';
import type { Fence, Page } from './page';
import type { TypeEntry } from './type-html';

/** Rendered pages on the disk, each under a key of everything that it was made from. */
export type Cache = {
  keyOf: (page: Page) => string;
  read: (page: Page, key: string) => RenderedPage | undefined;
  write: (page: Page, key: string, rendered: RenderedPage) => void;
  /** The file with a page's types, which the page loads when a reader asks for one. */
  typesFile: (page: Page, key: string) => string;
  /** Writes a file that changes when the tool or a package does, whatever the pages say. */
  writeFingerprint: (versions: string[]) => void;
};

/** From the site's root; what the bundler keeps of a page depends on it. */
export const FINGERPRINT_FILE = '.cache/samples/fingerprint.json';

/** When the tool changes, so may its results. */
const TOOL_PACKAGES = ['typescript', 'shiki'];

/**
 * Opens the cache of a site, `.cache/samples/<version>/<page>.<key>.json`.
 *
 * @param siteDir - the site's root
 */
export function openCache(siteDir: string): Cache {
  const tool = toolFingerprint();
  const libraries = new Map<string, string>();
  const fileOf = ({ version, id }: Page, key: string) =>
    path.join(siteDir, '.cache/samples', version, `${id}.${key}.json`);
  const typesFile = (page: Page, key: string) =>
    fileOf(page, key).replace(/\.json$/, '.types.json');

  return {
    keyOf(page) {
      const hash = createHash('sha256').update(tool).update(page.id);
      for (const version of versionsOf(page)) {
        hash.update(version).update(fingerprintOf(version));
      }
      return hash
        .update(JSON.stringify(page.fences.map(factsOf)))
        .digest('hex')
        .slice(0, 16);
    },
    read(page, key) {
      const fences = readJson<string[]>(fileOf(page, key));
      const types = fences && readJson<TypeEntry[]>(typesFile(page, key));
      return types && { fences, types };
    },
    write(page, key, { fences, types }) {
      fs.mkdirSync(path.dirname(fileOf(page, key)), { recursive: true });
      writeJson(typesFile(page, key), types);
      writeJson(fileOf(page, key), fences);
    },
    typesFile,
    writeFingerprint(names) {
      const file = path.join(siteDir, FINGERPRINT_FILE);
      const fingerprints = [tool, ...names.map(fingerprintOf)];
      if (JSON.stringify(readJson(file)) !== JSON.stringify(fingerprints)) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        writeJson(file, fingerprints);
      }
    },
  };

  function fingerprintOf(version: string) {
    const known =
      libraries.get(version) ?? libraryFingerprint(path.join(siteDir, 'libraries', version));
    libraries.set(version, known);
    return known;
  }
}

function versionsOf({ version, fences }: Page) {
  const versions = fences.map((fence) => (fence.kind === 'sample' ? fence.version : version));
  return [...new Set([version, ...versions])].sort();
}

/** What of a fence decides its HTML; its place in the page does not. */
function factsOf(fence: Fence) {
  const { kind, lang, code, showLineNumbers, highlighted } = fence;
  const own = fence.kind === 'sample' ? [fence.id, fence.version, fence.hidden] : [];
  return [kind, lang, code, showLineNumbers, highlighted, ...own];
}

function toolFingerprint() {
  const hash = createHash('sha256');
  for (const file of fs
    .readdirSync(__dirname)
    .filter((name) => /\.m?ts$/.test(name))
    .sort()) {
    hash.update(fs.readFileSync(path.join(__dirname, file)));
  }
  for (const name of TOOL_PACKAGES) {
    hash.update(fs.readFileSync(resolveManifest(__dirname, name) ?? ''));
  }
  return hash.digest('hex');
}

function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Readers in other processes find the whole file or none. */
function writeJson(file: string, value: unknown) {
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, JSON.stringify(value));
  fs.renameSync(unfinished, file);
}
