import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Reference } from '../types';

type References = Record<string, Reference>;

const CACHE_DIR = '.cache/reference';
/** What the reference is made of; the library's manifests name the exact versions of the packages. */
const SOURCES = [
  'docs',
  'versioned_docs',
  'libraries/*/package.json',
  'features/reference/plugin',
  'features/reference/words',
  'versions.json',
];
const MAX_BYTES = 16 * 2 ** 20;

/**
 * Makes the data of the pages "Reference" and "Error messages". They import it from
 * `@generated/reference/default/<docs version>-exports.json` and `…-messages.json`, so that no other page
 * loads it.
 */
export default function reference({ siteDir }: LoadContext): Plugin<References> {
  return {
    name: 'reference',
    loadContent: () => cached(siteDir),
    async contentLoaded({ content, actions }) {
      for (const [version, { exports, internal, messages }] of Object.entries(content)) {
        await actions.createData(`${version}-exports.json`, { exports, internal });
        await actions.createData(`${version}-messages.json`, messages);
      }
    },
  };
}

async function cached(siteDir: string): Promise<References> {
  const file = path.join(siteDir, CACHE_DIR, `${await sourcesHash(siteDir)}.json`);
  const known = await fs.readFile(file, 'utf8').catch(() => undefined);
  const text = known ?? (await compute(siteDir));
  if (known === undefined) {
    await fs.rm(path.dirname(file), { recursive: true, force: true });
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
  return JSON.parse(text) as References;
}

async function sourcesHash(siteDir: string) {
  const { globby } = await import('@docusaurus/utils').then(({ Globby }) => ({ globby: Globby }));
  const files = await globby(SOURCES, { cwd: siteDir });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file).update(await fs.readFile(path.join(siteDir, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** In a process of its own: jiti, which loads plugins, takes many times as long for TypeScript's compiler. */
async function compute(siteDir: string) {
  const command = path.join(siteDir, 'features/reference/plugin/command.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', command, siteDir],
    { cwd: siteDir, maxBuffer: MAX_BYTES },
  );
  return stdout;
}
