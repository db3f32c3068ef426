import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { addressOf } from '../../../shared/built-site/build';
import type { Listing } from '../stored';

/** A docs version of a built site. */
export interface BuiltVersion {
  /** Docusaurus's name of the version: `current`, `9.x` */
  name: string;
  /** The folder of its pages, below the base URL: `docs/v10` */
  folder: string;
}

/** Files stored with every version: pages outside of the docs, and the files that pages load. */
const SHARED_FILES =
  /^((index|search|playground|blog|blog\/.+)\.html|(assets|img|play|run|search-index)\/.+|[^/]+\.webmanifest)$/;

/** Read only by programs: `docs/v10/llms-full.txt`. */
const LLMS_FILES = /\/llms(-full)?\.txt$/;

/**
 * Lists the files that each docs version needs offline. Every version has all scripts, since their names do not
 * tell the version, and the programs outside of the docs, since the home page runs another version's.
 *
 * @param outDir - the folder of the built site
 * @returns a listing for each version
 */
export async function listFiles(outDir: string, versions: BuiltVersion[]): Promise<Listing[]> {
  const names = (await Globby('**', { cwd: outDir }))
    .filter((name) => SHARED_FILES.test(name) || versions.some((one) => belongsTo(one, name)))
    .filter((name) => !LLMS_FILES.test(name))
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
      .filter(([name]) => !others.some((other) => belongsTo(other, name)))
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

/** Whether a file is one of a version's pages, their programs, its types for the playground or its search index. */
function belongsTo({ name, folder }: BuiltVersion, file: string) {
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
