import type { FacetFilters } from 'algoliasearch/lite';
import { matchesFacets } from './facets';
import { textFields } from './fields';
import { plain } from './inline-code';
import type { Block, IndexedSection, Manifest, Outline, Page, Section, Texts } from './types';

/** A section with what a hit tells about it. */
export type ShardSection = IndexedSection & {
  url: string;
  anchor: string | null;
  group: string;
  /** The docs version's label */
  version?: string;
  /** The headings that lead here: the page's title, those above this one, and its own; with marks of code */
  path: { level: number; title: string }[];
  blocks: Block[];
};

export type LoadedShard = { name: string; sections: ShardSection[] };

/** Shards on their way: without their text, which is there soon, and with it. */
export type LoadingShards = {
  manifest: Promise<Pick<Manifest, 'shards' | 'synonyms'>>;
  outlines: Promise<LoadedShard[]>;
  full: Promise<LoadedShard[]>;
};

/**
 * Reads a JSON file of the index. Throws where that fails.
 *
 * @param isRetry - whether it failed before, so that what a browser has kept of it is of no use
 */
export type ReadIndexFile = (file: string, isRetry: boolean) => Promise<unknown>;

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
  const failed = new Set<string>();

  /** @param list - of what is read, what must be an array: hosts answer for lost files in JSON, too */
  function readOnce<T>(file: string, list: (content: T) => unknown): Promise<T> {
    const reading =
      files.get(file) ??
      read(file, failed.has(file)).then((content) => {
        // The casts: `indexing/shards.ts` writes these files with these types.
        if (!content || !Array.isArray(list(content as T))) {
          throw new Error(`${file} is no file of an index`);
        }
        return content;
      });
    files.set(file, reading);
    reading.catch(() => {
      failed.add(file);
      files.delete(file);
      files.delete(MANIFEST_FILE);
    });
    return reading as Promise<T>;
  }

  const readManifest = () => readOnce<Manifest>(MANIFEST_FILE, ({ shards }) => shards);
  const readOutline = (name: string) =>
    readOnce<Outline>(shardFiles(name).outline, ({ pages }) => pages);
  const readTexts = (name: string) => readOnce<Texts>(shardFiles(name).text, (texts) => texts);

  async function loadEach(
    filters: FacetFilters | undefined,
    loadSections: (name: string, site: Shared) => Promise<ShardSection[]>,
  ): Promise<LoadedShard[]> {
    const { origin, shards } = await readManifest();
    const wanted = shards.filter(({ facets }) => matchesFacets(filters, facets));
    return Promise.all(
      wanted.map(async ({ name, version }) => ({
        name,
        sections: await loadSections(name, { origin, version: version?.label }),
      })),
    );
  }

  async function loadOutline(name: string, shared: Shared): Promise<ShardSection[]> {
    const outline = await readOutline(name);
    return sectionsOnce(outline, () => writeSections(outline, [], shared));
  }

  async function loadFull(name: string, shared: Shared): Promise<ShardSection[]> {
    const [outline, texts] = await Promise.all([readOutline(name), readTexts(name)]);
    return sectionsOnce(texts, () => writeSections(outline, texts, shared));
  }

  return (filters: FacetFilters | undefined): LoadingShards => {
    const loading = {
      manifest: readManifest(),
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

/** What all sections of a shard share */
type Shared = { origin: string; version?: string };

function writeSections({ pages }: Outline, texts: Texts, shared: Shared): ShardSection[] {
  return pages.flatMap((page, index) => {
    const sections = page.sections.map((section, position) => ({
      ...section,
      blocks: texts[index]?.[position] ?? [],
    }));
    return pageSections({ ...page, sections }, shared);
  });
}

/**
 * Writes out what a page's sections share.
 *
 * @param page - of a shard
 * @param shared - the site's origin, e.g. `https://example.com`, and the docs version's label
 */
export function pageSections(page: Page, { origin, version }: Shared): ShardSection[] {
  const { isList } = page;
  const pageTitle = plain(page.sections[0]?.title ?? '');
  let path: Section[] = [];
  return page.sections.map((section) => {
    path = [...path.filter(({ level }) => level < section.level), section];
    return {
      page: page.path,
      pageTitle,
      isList,
      title: plain(section.title),
      level: section.level,
      isFault: path.some(({ isFault }) => isFault),
      homeOf: section.homeOf,
      ...textFields(section.blocks),
      url: `${origin}${page.path}${section.anchor ? `#${section.anchor}` : ''}`,
      anchor: section.anchor ?? null,
      group: page.group,
      version,
      path: path.map(({ level, title }) => ({ level, title })),
      blocks: section.blocks,
    };
  });
}
