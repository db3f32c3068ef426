import { textFields } from './fields';
import { plain } from './inline-code';
import type { Block, IndexedSection, Manifest, Outline, OutlinePage, Texts } from './types';

/** A section with what a row shows of it. */
export type ShardSection = IndexedSection & {
  /** Path and hash, e.g. `/docs/v10/router#nest-routers` */
  address: string;
  /** Docusaurus's tag of its docs version */
  tag: string;
  group: string;
  /** The headings that lead here: the page's title, those above this one, and its own; with marks of code */
  path: { level: number; title: string }[];
  blocks: Block[];
};

export type LoadedShard = { name: string; sections: () => ShardSection[] };

/** What is searched: a language, and Docusaurus's tags of docs versions; everything where nothing is said. */
export type Scope = { language?: string; tags?: string[] };

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
 * Makes a reader of an index. Each file is read once; what fails is read again next time, with a new
 * manifest: a deployment may have renamed the shards meanwhile.
 */
export function createIndexReader(read: ReadIndexFile) {
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

  const manifest = () => readOnce<Manifest>(MANIFEST_FILE, ({ shards }) => shards);

  async function loadShard(name: string, tag: string, isWhole: boolean): Promise<LoadedShard> {
    const [{ pages }, texts] = await Promise.all([
      readOnce<Outline>(shardFiles(name).outline, (outline) => outline.pages),
      isWhole ? readOnce<Texts>(shardFiles(name).text, (pages) => pages) : [],
    ]);
    const sections = () =>
      pages.flatMap((page, index) => pageSections(page, tag, texts[index] ?? []));
    return { name, sections };
  }

  /**
   * Loads the shards of a scope.
   *
   * @param isWhole - whether with the texts, or the headings alone, which are there sooner
   */
  async function load({ language, tags }: Scope, isWhole: boolean): Promise<LoadedShard[]> {
    const { shards } = await manifest();
    const wanted = shards.filter(
      ({ facets }) =>
        (!language || facets.language === language) &&
        (!tags || tags.includes(facets.docusaurus_tag)),
    );
    return Promise.all(
      wanted.map(({ name, facets }) => loadShard(name, facets.docusaurus_tag, isWhole)),
    );
  }

  return { manifest, load };
}

/**
 * Writes out what a page's sections share.
 *
 * @param page - of an outline
 * @param tag - of the docs version
 * @param texts - the blocks of each section
 */
export function pageSections(page: OutlinePage, tag: string, texts: Block[][]): ShardSection[] {
  const pageTitle = plain(page.sections[0]?.title ?? '');
  const pageKeywords = page.keywords ?? [];
  let path: ShardSection['path'] = [];
  return page.sections.map(({ level, title, anchor, keywords = [], messages }, place) => {
    path = [...path.filter((step) => step.level < level), { level, title }];
    const blocks = texts[place] ?? [];
    return {
      page: page.path,
      pageTitle,
      names: level === 1 ? page.names : undefined,
      keywords: [...keywords, ...(level === 1 ? pageKeywords : [])].join('\n'),
      pageKeywords: level === 1 ? '' : pageKeywords.join('\n'),
      isList: page.isList,
      title: plain(title),
      level,
      messages,
      ...textFields(blocks),
      address: anchor ? `${page.path}#${anchor}` : page.path,
      tag,
      group: page.group,
      path,
      blocks,
    };
  });
}
