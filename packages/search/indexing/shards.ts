import { createHash } from 'node:crypto';
import { MANIFEST_FILE } from '../engine/shards';
import type { Manifest, Page } from '../engine/types';
import type { IndexedPage } from './page';

const HASH_CHARACTERS = 10;

/**
 * Writes an index as files: one per language and docs version, and the manifest that lists them. Equal
 * pages give equal bytes, whatever order they come in.
 *
 * @param pages - all that search should find
 * @param versions - what docs versions are called, by tag
 * @returns the names of the files, with the text that they hold
 */
export function indexFiles(pages: IndexedPage[], versions = new Map<string, string[]>()) {
  const groups = new Map<string, IndexedPage[]>();
  // Pages of one group are alike, and compress better beside each other.
  const order = ({ group, path }: Page) => `${group} ${path}`;
  for (const page of [...pages].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const key = `${page.facets.language}.${page.facets.docusaurus_tag}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const shards = Array.from(groups, ([key, members]) => {
    // JSON leaves out what is undefined.
    const text = JSON.stringify(members.map((page) => ({ ...page, facets: undefined })));
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
    const { facets } = members[0]!;
    const versionNames = versions.get(facets.docusaurus_tag);
    return { name: `${key}.${hash}`, facets, versionNames, text };
  });
  const manifest: Manifest = {
    shards: shards.map(({ name, facets, versionNames }) => ({ name, facets, versionNames })),
  };
  return [
    ...shards.map(({ name, text }) => ({ name: `${name}.json`, text })),
    { name: MANIFEST_FILE, text: JSON.stringify(manifest) },
  ];
}
