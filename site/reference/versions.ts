import fs from 'node:fs';
import path from 'node:path';
import { listExports, packageDir, type Export } from './exports';
import { messagesOf } from './messages';
import { ownMessages } from './own-messages';
import { makeReference, type Reference, type Words } from './reference';
import { readSections, type Section } from './sections';
import { formatSignature } from './signature';

/** The packages that the pages document. */
export const PACKAGES = ['@trpc/server', '@trpc/client', '@trpc/react', '@trpc/next'];

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
    wordsFile: `site/reference/words/${name}.ts`,
  }));
}

/** All that is known of a docs version. */
export type Known = { exports: Export[]; sections: Section[]; words: Words };

/** Reads what a docs version's packages export, what its pages say, and our own words. */
export async function readVersion(siteDir: string, version: DocsVersion): Promise<Known> {
  const { words } = (await import(path.join(siteDir, version.wordsFile))) as { words: Words };
  return {
    exports: listExports(version.libraryDir, PACKAGES),
    sections: readSections(version.docsDir),
    words,
  };
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
