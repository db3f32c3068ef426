import { createHash } from 'node:crypto';
import { MANIFEST_FILE, shardFiles } from '../engine/shards';
import type { Manifest, Outline, Texts, VersionNames } from '../engine/types';
import type { IndexedPage } from './page';

/** A file of the index, with the text it holds. */
export type IndexFile = { name: string; text: string };

const HASH_CHARACTERS = 10;

/**
 * Writes an index as files: an outline and a text per language and docs version, and the manifest that
 * lists them. Equal pages give equal bytes, whatever order they come in.
 *
 * @param pages - all that search should find
 * @param versions - what docs versions are called, by tag
 */
export function indexFiles(
  pages: IndexedPage[],
  versions = new Map<string, VersionNames>(),
): IndexFile[] {
  const groups = new Map<string, IndexedPage[]>();
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = `${page.facets.language}.${page.facets.docusaurus_tag}`;
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const shards = Array.from(groups, ([key, members]) => shard(key, members));
  const manifest: Manifest = {
    shards: shards
      .map(({ name, facets }) => ({ name, facets, version: versions.get(facets.docusaurus_tag) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
  return [
    ...shards.flatMap(({ files }) => files),
    { name: MANIFEST_FILE, text: JSON.stringify(manifest) },
  ];
}

function shard(key: string, pages: IndexedPage[]) {
  // JSON leaves out what is undefined.
  const headings = pages.map((page) => ({
    ...page,
    facets: undefined,
    sections: page.sections.map((section) => ({ ...section, blocks: undefined })),
  }));
  const outline: Outline = { pages: headings };
  const texts: Texts = pages.map(({ sections }) => sections.map(({ blocks }) => blocks));
  const [outlineJson, textsJson] = [JSON.stringify(outline), JSON.stringify(texts)];
  const hash = createHash('sha256').update(outlineJson).update(textsJson).digest('hex');
  const name = `${key}.${hash.slice(0, HASH_CHARACTERS)}`;
  const files = shardFiles(name);
  return {
    name,
    facets: pages[0]!.facets,
    files: [
      { name: files.outline, text: outlineJson },
      { name: files.text, text: textsJson },
    ],
  };
}
