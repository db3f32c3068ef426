import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { MANIFEST_FILE, shardFiles } from '../engine/shards';
import type { Manifest, Outline, Texts, VersionNames } from '../engine/types';
import type { IndexedPage } from './page';

/** A file of the index, with the text it holds. */
export type IndexFile = { name: string; text: string };

/** What the index says beside the pages: what docs versions are called, by tag, and words of one meaning. */
export type IndexExtras = { synonyms: string[][]; versions: Map<string, VersionNames> };

const HASH_CHARACTERS = 10;

/**
 * Writes an index as files: an outline and a text per language and docs version, and the manifest that
 * lists them. Equal pages give equal bytes, whatever order they come in.
 *
 * @param pages - all that search should find
 */
export function indexFiles(
  pages: IndexedPage[],
  { synonyms, versions }: IndexExtras = { synonyms: [], versions: new Map() },
): IndexFile[] {
  const shards = Array.from(groupByFacets(pages), ([key, members]) => shard(key, members));
  const manifest: Manifest = {
    synonyms,
    shards: shards
      .map(({ name, facets }) => ({
        name,
        facets,
        version: versions.get(facets.docusaurus_tag),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
  return [
    ...shards.flatMap(({ files }) => files),
    { name: MANIFEST_FILE, text: JSON.stringify(manifest) },
  ];
}

function groupByFacets(pages: IndexedPage[]): Map<string, [IndexedPage, ...IndexedPage[]]> {
  const groups = new Map<string, [IndexedPage, ...IndexedPage[]]>();
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const key = `${page.facets.language}.${page.facets.docusaurus_tag}`;
    const group = groups.get(key);
    if (group) {
      group.push(page);
    } else {
      groups.set(key, [page]);
    }
  }
  return groups;
}

function shard(key: string, pages: [IndexedPage, ...IndexedPage[]]) {
  const outline: Outline = {
    pages: pages.map(({ path, group, isList, names, keywords, sections }) => ({
      path,
      group,
      isList,
      names,
      keywords,
      sections: sections.map(({ level, title, anchor, isFault, homeOf, messages }) => ({
        level,
        title,
        anchor,
        isFault,
        homeOf,
        messages,
      })),
    })),
  };
  const texts: Texts = pages.map(({ sections }) => sections.map(({ blocks }) => blocks));
  const [outlineJson, textsJson] = [JSON.stringify(outline), JSON.stringify(texts)];
  const hash = createHash('sha256').update(outlineJson).update(textsJson).digest('hex');
  const name = `${key}.${hash.slice(0, HASH_CHARACTERS)}`;
  const files = shardFiles(name);
  return {
    name,
    facets: pages[0].facets,
    files: [
      { name: files.outline, text: outlineJson },
      { name: files.text, text: textsJson },
    ],
  };
}

/**
 * Says which files have grown so large that readers wait for them.
 *
 * @param maxKilobytes - compressed
 * @returns a sentence per file
 */
export function sizeWarnings(files: IndexFile[], maxKilobytes: number): string[] {
  return files.flatMap(({ name, text }) => {
    const kilobytes = brotliCompressSync(text).length / 1024;
    return kilobytes > maxKilobytes
      ? [
          `The search index ${name} has ${Math.round(kilobytes)} KB (compressed). Readers load it whole, so search answers late. Above ${maxKilobytes} KB, use the hosted search (set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX).`,
        ]
      : [];
  });
}
