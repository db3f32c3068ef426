import { pageSections } from './sections';
import type { Manifest, Page, Question } from './types';

export const MANIFEST_FILE = 'manifest.json';

/**
 * Makes a reader of an index. Each file is read once.
 *
 * @param read - reads a JSON file of the index; rejects where that fails
 */
export function createIndexReader(read: (file: string) => Promise<unknown>) {
  const files = new Map<string, Promise<unknown>>();

  function readOnce<T>(file: string): Promise<T> {
    const reading = files.get(file) ?? read(file);
    files.set(file, reading);
    // The cast: `indexing/shards.ts` writes these files with these types.
    return reading as Promise<T>;
  }

  const manifest = () => readOnce<Manifest>(MANIFEST_FILE);

  /** Loads the sections of what a question is asked about. */
  async function load({ language, tags }: Pick<Question, 'language' | 'tags'>) {
    const { shards } = await manifest();
    const loading = shards
      .filter(({ facets }) => facets.language === language && tags.includes(facets.docusaurus_tag))
      .map(async ({ name, facets }) => {
        const pages = await readOnce<Page[]>(`${name}.json`);
        return pages.flatMap((page) => pageSections(page, facets.docusaurus_tag));
      });
    return (await Promise.all(loading)).flat();
  }

  return { manifest, load };
}
