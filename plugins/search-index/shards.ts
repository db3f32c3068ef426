import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { MANIFEST_FILE } from '../../src/search/shards';
import type { Facets, Manifest, Page, Shard } from '../../src/search/types';
import type { IndexedPage } from './page';

/** A file of the index, with the text it holds. */
export type IndexFile = { name: string; text: string };

/** Readers load a shard whole: beyond this, the first result comes late. */
const SHARD_LIMIT_KILOBYTES = 150;
const HASH_CHARACTERS = 10;

/**
 * Writes an index as files: one shard per language and docs version, and the manifest that lists
 * them. Equal pages give equal bytes, whatever order they come in.
 *
 * @param pages - all that search should find
 * @param origin - of the site, e.g. `https://trpc.io`
 */
export function indexFiles(pages: IndexedPage[], origin: string): IndexFile[] {
  const groups = new Map<string, { facets: Facets; pages: Page[] }>();
  for (const { facets, ...page } of [...pages].sort(byPath)) {
    const key = `${facets.language}.${facets.docusaurus_tag}`;
    const group = groups.get(key) ?? { facets, pages: [] };
    group.pages.push(page);
    groups.set(key, group);
  }
  const shards = Array.from(groups, ([key, { facets, pages: members }]) => {
    const text = JSON.stringify({ pages: members } satisfies Shard);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARACTERS);
    return { name: `${key}.${hash}.json`, text, facets };
  }).sort((a, b) => (a.name < b.name ? -1 : 1));
  const manifest: Manifest = {
    origin,
    shards: shards.map(({ name, facets }) => ({ file: name, facets })),
  };
  return [
    ...shards.map(({ name, text }) => ({ name, text })),
    { name: MANIFEST_FILE, text: JSON.stringify(manifest) },
  ];
}

/**
 * Says which files have grown too large to be loaded before the first result.
 *
 * @returns a sentence per file
 */
export function sizeWarnings(files: IndexFile[]): string[] {
  return files.flatMap(({ name, text }) => {
    const kilobytes = brotliCompressSync(text).length / 1024;
    return kilobytes > SHARD_LIMIT_KILOBYTES
      ? [
          `The search index ${name} has ${Math.round(kilobytes)} KB (compressed); readers load it before their first result. Use the hosted search (ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX), or index less than ${SHARD_LIMIT_KILOBYTES} KB.`,
        ]
      : [];
  });
}

function byPath(a: IndexedPage, b: IndexedPage) {
  return a.path < b.path ? -1 : 1;
}
