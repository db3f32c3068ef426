import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { indexFiles, sizeWarnings } from '../../indexing/shards';
import { PAGES } from '../engine/index-fixture';

describe('indexFiles', () => {
  it('gives the same bytes for the same pages in whatever order', () => {
    expect(indexFiles([...PAGES].reverse())).toEqual(indexFiles(PAGES));
  });

  it('names a shard after its content', () => {
    const [page, ...rest] = PAGES;
    const edited = { ...page!, group: 'Another' };
    const names = (pages: typeof PAGES) => indexFiles(pages).map(({ name }) => name);
    const changed = names([edited, ...rest]).filter((name) => !names(PAGES).includes(name));
    expect(changed.map((name) => name.replace(/[0-9a-f]{10}/, 'HASH'))).toEqual([
      'en.docs-default-9.x.HASH.outline.json',
      'en.docs-default-9.x.HASH.text.json',
    ]);
  });

  it('lists the shards and what they hold', () => {
    const manifest = indexFiles(PAGES).at(-1);
    expect(JSON.parse(manifest?.text ?? '')).toEqual({
      synonyms: [],
      shards: ['default', 'docs-default-9.x', 'docs-default-current'].map((tag) => ({
        name: expect.stringMatching(new RegExp(`^en\\.${tag}\\.[0-9a-f]{10}$`)) as string,
        facets: { language: 'en', docusaurus_tag: tag },
      })),
    });
  });
});

describe('sizeWarnings', () => {
  it('is silent about files that load fast', () => {
    expect(sizeWarnings(indexFiles(PAGES), 150)).toEqual([]);
  });

  it('names a file that readers wait for, and what to do', () => {
    const text = randomBytes(200_000).toString('base64');
    expect(sizeWarnings([{ name: 'en.default.text.json', text }], 150)).toEqual([
      expect.stringMatching(
        /^The search index en\.default\.text\.json has \d+ KB \(compressed\)\. Readers load it whole, so search answers late\. Above 150 KB, use the hosted search \(set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX\)\.$/,
      ),
    ]);
  });
});
