import { expect, it } from 'vitest';
import { queryWords, readableQuery } from '../../engine/analyze';
import { createSearch } from '../../engine/answer';
import { createIndexReader } from '../../engine/shards';
import { hostileQueries } from './hostile-queries';
import { PAGES, readFrom, scopeOf } from './index-fixture';

const queries = hostileQueries();

/** What a character may become when it is folded: a Hangul syllable has three parts. */
const PARTS = 3;

it('are read as no more than anyone types', () => {
  for (const query of queries) {
    const words = queryWords(readableQuery(query));
    expect(readableQuery(query).length).toBeLessThanOrEqual(200);
    expect(words.length).toBeLessThanOrEqual(12);
    expect(words.join('').length).toBeLessThanOrEqual(200 * PARTS);
  }
});

it('are answered', async () => {
  const search = createSearch(createIndexReader(readFrom(PAGES).read));
  let found = 0;
  for (const query of queries) {
    found += (await search({ ...scopeOf('9.x'), query, limit: 20 })).count;
  }
  expect(found).toBeGreaterThan(queries.length);
});
