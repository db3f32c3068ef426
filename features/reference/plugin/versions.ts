import fs from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import docsVersions from '../../../docs-versions.json';
import { openCache } from '../../../shared/built-site/cache';
import type { Export, Reference, Words } from '../types';
import { listExports, packageDir } from './exports';
import { messagesOf } from './messages';
import { makeReference } from './reference';
import { readSections } from './sections';
import { formatSignature } from './signature';

const PACKAGES = ['@trpc/server', '@trpc/client', '@trpc/react', '@trpc/next'];

/** The folder names of the docs versions: `current`, `version-9.x`. */
export const VERSIONS = Object.keys(docsVersions.versions).map((name) =>
  name === 'current' ? name : `version-${name}`,
);

/** Reads the exports of a docs version's packages, the sections of its pages, and our own words. */
export async function readVersion(name: string) {
  const { words } = (await import(`../words/${name}.ts`)) as { words: Words };
  return {
    exports: await readExports(name),
    sections: await readSections(name === 'current' ? 'docs' : `versioned_docs/${name}`),
    words,
  };
}

/** Cached, since it takes seconds, and no edit of a page changes it. */
async function readExports(name: string): Promise<Export[]> {
  const library = path.resolve('libraries', name);
  const codeFiles = [path.join(__dirname, 'exports.ts'), `${library}/package.json`];
  const cache = await openCache('.cache/reference-exports', [...codeFiles, 'package-lock.json']);
  const json = await cache.get([name], () => JSON.stringify(listExports(library, PACKAGES)));
  return JSON.parse(json.toString()) as Export[];
}

/** Makes the data of a docs version's reference pages. */
export async function versionReference(name: string): Promise<Reference> {
  const { exports, sections, words } = await readVersion(name);
  const messages = messagesOf(sections, readSources(name));
  const reference = makeReference(exports, sections, words);
  const formatted = reference.exports.map(async (entry) => ({
    ...entry,
    signature: await formatSignature(entry.signature),
  }));
  return { ...reference, exports: await Promise.all(formatted), messages };
}

/** The texts of the packages' source files. */
function readSources(name: string) {
  const folders = PACKAGES.map((from) => packageDir(`libraries/${name}`, from));
  return Globby.sync(folders.map((folder) => `${folder}/src/**/!(*.test|*.d).{ts,tsx}`)).map(
    (file) => fs.readFileSync(file, 'utf8'),
  );
}
