import type { FacetFilters } from 'algoliasearch/lite';
import type { IndexedSection } from './engine';
import { matchesFacets } from './facets';
import type { Block, Manifest, Page, Section, Shard } from './types';

/** A section with what a hit tells about it. */
export type ShardSection = IndexedSection & {
  url: string;
  anchor: string | null;
  group: string;
  /** The headings above this one, without the page's title */
  ancestors: { level: number; title: string }[];
  blocks: Block[];
};

export type LoadedShard = { file: string; sections: ShardSection[] };

/** Reads a JSON file of the index. Throws where that fails. */
export type ReadIndexFile = (file: string) => Promise<unknown>;

export const MANIFEST_FILE = 'manifest.json';

/**
 * Makes a function that loads the shards which facet filters name, each once. What fails is asked for
 * again next time, with a new manifest: a deployment may have renamed the shards meanwhile.
 */
export function createShardLoader(read: ReadIndexFile) {
  let manifest: Promise<Manifest> | undefined;
  const shards = new Map<string, Promise<LoadedShard>>();

  async function load(filters: FacetFilters | undefined): Promise<LoadedShard[]> {
    try {
      manifest ??= read(MANIFEST_FILE) as Promise<Manifest>;
      const { origin, shards: entries } = await manifest;
      const wanted = entries.filter(({ facets }) => matchesFacets(filters, facets));
      return await Promise.all(wanted.map(({ file }) => loadShard(file, origin)));
    } catch (error) {
      manifest = undefined;
      throw error;
    }
  }

  function loadShard(file: string, origin: string): Promise<LoadedShard> {
    const known = shards.get(file);
    if (known) {
      return known;
    }
    const loading = read(file).then((shard) => ({
      file,
      sections: (shard as Shard).pages.flatMap((page) => pageSections(page, origin)),
    }));
    shards.set(file, loading);
    loading.catch(() => shards.delete(file));
    return loading;
  }

  return load;
}

/**
 * Writes out what a page's sections share.
 *
 * @param page - of a shard
 * @param origin - of the site, e.g. `https://trpc.io`
 */
export function pageSections(page: Page, origin: string): ShardSection[] {
  const pageTitle = page.sections[0]?.title ?? '';
  let ancestors: Section[] = [];
  return page.sections.map((section) => {
    ancestors = ancestors.filter(({ level }) => level < section.level);
    const above = ancestors.filter(({ level }) => level > 1);
    ancestors = [...ancestors, section];
    return {
      page: page.path,
      pageTitle,
      title: section.title,
      level: section.level,
      prose: section.blocks.filter((block) => typeof block === 'string').join('\n'),
      code: section.blocks
        .flatMap((block) => (typeof block === 'string' ? [] : block.code))
        .join('\n'),
      url: `${origin}${page.path}${section.anchor ? `#${section.anchor}` : ''}`,
      anchor: section.anchor ?? null,
      group: page.group,
      ancestors: above.map(({ level, title }) => ({ level, title })),
      blocks: section.blocks,
    };
  });
}
