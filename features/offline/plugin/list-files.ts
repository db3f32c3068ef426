import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Listing } from '../stored';

/** A docs version of a built site. */
export interface BuiltVersion {
  /** Docusaurus's name of it: `current`, `9.x`. */
  name: string;
  /** Where its pages are, below the base URL: `docs/v10`. */
  folder: string;
}

/** What every version has with it: the pages that its search finds besides the docs, and what all pages load. */
const SHARED =
  /^((index|search|playground|blog|blog\/.+)\.html|(assets|img|play|run|search-index)\/.+|[^/]+\.webmanifest)$/;

/** What hosts compressed ahead, and what only programs read. */
const NOT_READ = /\.(br|gz|new)$|\/llms(-full)?\.txt$/;

/** Scripts and hover types have names that do not say whose they are. */
const NAMING = /\.(html|js)$/;
const FILE_NAMES = /[\w~-]+(\.[\w-]+)*\.js(on)?\b/g;

/**
 * Lists what readers need to have of each docs version without a network.
 *
 * @param outDir - the folder of the built site
 * @returns a listing for each version
 */
export async function listFiles(outDir: string, versions: BuiltVersion[]): Promise<Listing[]> {
  const names = (await fs.readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(outDir, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => SHARED.test(name) || versions.some((one) => isPageOf(one, name)))
    .filter((name) => !NOT_READ.test(name))
    .sort();
  const files = new Map<string, { hash: string; bytes: number }>();
  const named = new Map<string, Set<string>>();
  for (const name of names) {
    const content = await fs.readFile(path.join(outDir, name));
    const hash = createHash('sha256').update(content).digest('base64');
    files.set(name, { hash, bytes: content.length });
    if (NAMING.test(name)) {
      named.set(name, new Set(content.toString().match(FILE_NAMES)));
    }
  }
  return versions.map((version) => {
    const others = versions.filter((other) => other !== version);
    const entries = ownFiles(names, named, version, others).map(
      (name): Listing['files'][number] => {
        const { hash, bytes } = files.get(name)!;
        return [addressOf(name), hash, bytes];
      },
    );
    return {
      version: version.name,
      home: version.folder,
      build: createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16),
      bytes: entries.reduce((sum, [, , bytes]) => sum + bytes, 0),
      files: entries,
    };
  });
}

function ownFiles(
  names: string[],
  named: Map<string, Set<string>>,
  version: BuiltVersion,
  others: BuiltVersion[],
) {
  const dropped = new Set(names.filter((name) => others.some((other) => isOf(other, name))));
  const kept = () => names.filter((name) => !dropped.has(name));
  // Pages name their scripts, and scripts their hover types: what only others' name is theirs.
  const namedBy = (sources: Iterable<string>) => {
    const all = new Set(Array.from(sources).flatMap((name) => [...(named.get(name) ?? [])]));
    return (name: string) => all.has(path.posix.basename(name));
  };
  for (const folder of ['assets/js/', 'assets/types/']) {
    const isTheirs = namedBy(dropped);
    const isOurs = namedBy(kept());
    for (const name of names) {
      if (name.startsWith(folder) && isTheirs(name) && !isOurs(name)) {
        dropped.add(name);
      }
    }
  }
  // The home page and those on migration have programs of another version.
  const isRun = namedBy(kept());
  return names.filter((name) => !dropped.has(name) || (name.startsWith('run/') && isRun(name)));
}

/** Whether a file is a version's alone: of its pages, its packages' folders or its search index. */
function isOf(version: BuiltVersion, name: string) {
  const packages = version.name === 'current' ? 'current' : `version-${version.name}`;
  return (
    isPageOf(version, name) ||
    name.startsWith(`run/${packages}/`) ||
    name.startsWith(`play/${packages}/`) ||
    (name.startsWith('search-index/') && name.includes(`-${version.name}.`))
  );
}

function isPageOf({ folder }: BuiltVersion, name: string) {
  return name.startsWith(`${folder}/`) || name.startsWith(`${folder}.`);
}

/** Hosts serve pages at addresses without an end. */
function addressOf(name: string) {
  return name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
