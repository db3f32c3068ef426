import type { FacetFilters } from 'algoliasearch/lite';
import { matchesFacets } from './facets';
import type { Block, IndexedSection, Manifest, Outline, Page, Section, Texts } from './types';

/** A section with what a hit tells about it. */
export type ShardSection = IndexedSection & {
  url: string;
  anchor: string | null;
  group: string;
  /** The headings above this one, without the page's title */
  ancestors: { level: number; title: string }[];
  blocks: Block[];
};

export type LoadedShard = { name: string; sections: ShardSection[] };

/** Shards on their way: without their text, which is there soon, and with it. */
export type LoadingShards = { outlines: Promise<LoadedShard[]>; full: Promise<LoadedShard[]> };

/** Reads a JSON file of the index. Throws where that fails. */
export type ReadIndexFile = (file: string) => Promise<unknown>;

export const MANIFEST_FILE = 'manifest.json';

/** The names of a shard's files. They come from one build: the text has no headings of its own. */
export function shardFiles(name: string) {
  return { outline: `${name}.outline.json`, text: `${name}.text.json` };
}

/**
 * Makes a function that loads the shards which facet filters name. Each file is read once; what fails
 * is read again next time, with a new manifest: a deployment may have renamed the shards meanwhile.
 */
export function createShardLoader(read: ReadIndexFile) {
  const files = new Map<string, Promise<unknown>>();

  function readOnce<T>(file: string): Promise<T> {
    const reading = files.get(file) ?? read(file);
    files.set(file, reading);
    reading.catch(() => {
      files.delete(file);
      files.delete(MANIFEST_FILE);
    });
    // The cast: `indexing/shards.ts` writes these files with these types.
    return reading as Promise<T>;
  }

  async function loadEach(
    filters: FacetFilters | undefined,
    loadSections: (name: string, origin: string) => Promise<ShardSection[]>,
  ): Promise<LoadedShard[]> {
    const { origin, shards } = await readOnce<Manifest>(MANIFEST_FILE);
    const wanted = shards.filter(({ facets }) => matchesFacets(filters, facets));
    return Promise.all(
      wanted.map(async ({ name }) => ({ name, sections: await loadSections(name, origin) })),
    );
  }

  async function loadOutline(name: string, origin: string): Promise<ShardSection[]> {
    const outline = await readOnce<Outline>(shardFiles(name).outline);
    return sectionsOnce(outline, () => writeSections(outline, [], origin));
  }

  async function loadFull(name: string, origin: string): Promise<ShardSection[]> {
    const [outline, texts] = await Promise.all([
      readOnce<Outline>(shardFiles(name).outline),
      readOnce<Texts>(shardFiles(name).text),
    ]);
    return sectionsOnce(texts, () => writeSections(outline, texts, origin));
  }

  return (filters: FacetFilters | undefined): LoadingShards => {
    const loading = {
      outlines: loadEach(filters, loadOutline),
      full: loadEach(filters, loadFull),
    };
    // Whoever needs only one of them must not be told twice that a file is missing.
    for (const part of Object.values(loading)) {
      part.catch(() => {});
    }
    return loading;
  };
}

const written = new WeakMap<object, ShardSection[]>();

/** Each keystroke asks for the same sections. */
function sectionsOnce(file: Outline | Texts, write: () => ShardSection[]): ShardSection[] {
  const sections = written.get(file) ?? write();
  written.set(file, sections);
  return sections;
}

function writeSections({ pages }: Outline, texts: Texts, origin: string): ShardSection[] {
  return pages.flatMap((page, index) => {
    const sections = page.sections.map((section, position) => ({
      ...section,
      blocks: texts[index]?.[position] ?? [],
    }));
    return pageSections({ ...page, sections }, origin);
  });
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
