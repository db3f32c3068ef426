import { describe, expect, it } from 'vitest';
import { indexFiles } from '../../indexing/shards';
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
      'en.docs-default-9.x.HASH.json',
    ]);
  });
});
