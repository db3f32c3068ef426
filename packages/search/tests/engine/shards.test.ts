import { expect, it } from 'vitest';
import { createIndexReader } from '../../engine/shards';
import { PAGES, readFrom, scopeOf } from './index-fixture';

it('reads the files of a scope, and no other, once', async () => {
  const { read, reads } = readFrom(PAGES);
  const { load } = createIndexReader(read);
  await load(scopeOf('9.x'));
  await load(scopeOf('9.x'));
  expect(reads.map((file) => file.replace(/\.[0-9a-f]{10}/, '')).sort()).toEqual([
    'en.default.json',
    'en.docs-default-9.x.json',
    'manifest.json',
  ]);
});
