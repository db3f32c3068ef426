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

/** What only programs read. */
const NOT_READ = /\/llms(-full)?\.txt$/;

/**
 * Lists what readers need to have of each docs version without a network. Scripts have names that do not
 * say whose they are, and the home page has programs of another version: each has all of these.
 *
 * @param outDir - the folder of the built site
 * @returns a listing for each version
 */
export async function listFiles(outDir: string, versions: BuiltVersion[]): Promise<Listing[]> {
  const names = (await fs.readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(outDir, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => SHARED.test(name) || versions.some((one) => isOf(one, name)))
    .filter((name) => !NOT_READ.test(name))
    .sort();
  const files = await Promise.all(
    names.map(async (name): Promise<Listing['files'][number]> => {
      const content = await fs.readFile(path.join(outDir, name));
      const hash = createHash('sha256').update(content).digest('base64');
      return [name, hash, content.length];
    }),
  );
  return versions.map((version) => {
    const others = versions.filter((other) => other !== version);
    const own = files
      .filter(([name]) => !others.some((other) => isOf(other, name)))
      .map(([name, ...rest]): Listing['files'][number] => [addressOf(name), ...rest]);
    return {
      version: version.name,
      home: version.folder,
      build: createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16),
      bytes: own.reduce((sum, [, , bytes]) => sum + bytes, 0),
      files: own,
    };
  });
}

/** Whether a file is a version's alone: of its pages and their programs, the playground's types of it, or its search index. */
function isOf({ name, folder }: BuiltVersion, file: string) {
  const packages = name === 'current' ? name : `version-${name}`;
  const docs = name === 'current' ? 'docs' : `versioned_docs__version-${name}`;
  return (
    file.startsWith(`${folder}/`) ||
    file.startsWith(`${folder}.`) ||
    file.startsWith(`play/${packages}/`) ||
    (file.startsWith('run/') && file.includes(`/${docs}__`)) ||
    (file.startsWith('search-index/') && file.includes(`-${name}.`))
  );
}

/** Hosts serve pages at addresses without an end. */
function addressOf(name: string) {
  return name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
