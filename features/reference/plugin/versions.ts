import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Export, Reference, Words } from '../types';
import { listExports, packageDir } from './exports';
import { messagesOf } from './messages';
import { ownMessages } from './own-messages';
import { makeReference } from './reference';
import { readSections, type Section } from './sections';
import { formatSignature } from './signature';

/** The packages that the pages document. */
export const PACKAGES = ['@trpc/server', '@trpc/client', '@trpc/react', '@trpc/next'];

/** From the site's root. */
const EXPORTS_CACHE = '.cache/reference-exports';

/** A docs version: the folders of its pages, of its packages, and of our words. */
export type DocsVersion = { name: string; docsDir: string; libraryDir: string; wordsFile: string };

/** Lists the docs versions by the names of their folders: `current`, `version-9.x`. */
export function docsVersions(siteDir: string): DocsVersion[] {
  const released = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'),
  ) as string[];
  return ['current', ...released.map((label) => `version-${label}`)].map((name) => ({
    name,
    docsDir: path.join(siteDir, name === 'current' ? 'docs' : `versioned_docs/${name}`),
    libraryDir: path.join(siteDir, 'libraries', name),
    wordsFile: `features/reference/words/${name}.ts`,
  }));
}

/** What the reference of a docs version is made from. */
export type VersionSources = { exports: Export[]; sections: Section[]; words: Words };

/** Reads what a docs version's packages export, what its pages say, and our own words. */
export async function readVersion(siteDir: string, version: DocsVersion): Promise<VersionSources> {
  const { words } = (await import(path.join(siteDir, version.wordsFile))) as { words: Words };
  return {
    exports: cachedExports(siteDir, version),
    sections: await readSections(version.docsDir),
    words,
  };
}

/** Of the sources of `listExports`; a library's manifest names the exact versions of its packages. */
const EXPORTS_MADE_OF = ['package-lock.json', 'features/reference/plugin/exports.ts'];

/** Compiling a library's types takes seconds, and no edit of a page changes them. */
function cachedExports(siteDir: string, { name, libraryDir }: DocsVersion): Export[] {
  const sources = EXPORTS_MADE_OF.map((file) => path.join(siteDir, file));
  const hash = createHash('sha256');
  for (const file of [path.join(libraryDir, 'package.json'), ...sources]) {
    hash.update(fs.existsSync(file) ? fs.readFileSync(file) : '');
  }
  const key = hash.digest('hex').slice(0, 16);
  const folder = path.join(siteDir, EXPORTS_CACHE, name);
  const file = path.join(folder, `${key}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Export[];
  }
  const exports = listExports(libraryDir, PACKAGES);
  fs.mkdirSync(folder, { recursive: true });
  // Under its name only when it is whole: a build and tests may make it at the same time.
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, JSON.stringify(exports));
  fs.renameSync(unfinished, file);
  const former = fs.readdirSync(folder).filter((other) => /^[^.]+\.json$/.test(other));
  former
    .map((other) => path.join(folder, other))
    .filter((other) => other !== file)
    .forEach((other) => fs.rmSync(other, { force: true }));
  return exports;
}

/** Makes what the reference pages of a docs version show. */
export async function versionReference(siteDir: string, version: DocsVersion): Promise<Reference> {
  const { exports, sections, words } = await readVersion(siteDir, version);
  const sources = PACKAGES.map((name) => path.join(packageDir(version.libraryDir, name), 'src'));
  const reference = makeReference(
    exports,
    sections,
    words,
    messagesOf(sections, ownMessages(sources)),
  );
  const laidOut = reference.exports.map(async (entry) => ({
    ...entry,
    signature: await formatSignature(entry.signature),
  }));
  return { ...reference, exports: await Promise.all(laidOut) };
}
