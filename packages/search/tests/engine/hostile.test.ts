import fc from 'fast-check';
import { expect, it } from 'vitest';
import { queryWords, normalizeQuery } from '../../engine/analyze';
import { createSearch } from '../../engine/answer';
import { createIndexReader } from '../../engine/shards';
import { PAGES, readFrom, scopeOf } from './index-fixture';

/** What a character may become when it is folded: a Hangul syllable has three parts. */
const PARTS = 3;

const anyOf = (...units: string[]) =>
  fc.string({ unit: fc.constantFrom(...units), maxLength: 10_000, size: 'max' });

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 10_000, size: 'max' }),
  // Halves of characters, and what stands for none
  anyOf('\ud83d', '\udc69', '\u0000', '\u001b', '\u200d', '\u202e', 'e\u0301\u0489', 'ab '),
  // What becomes longer or another letter, and scripts without spaces
  anyOf('ﷺ', '㌖', 'ﬃ', 'İ', '漢字', 'カナ', '한글', 'שלום', '👩‍👩‍👧‍👦'),
  anyOf('aA', '-', '_', '.', '*+?^${}()|[]\\/', '(a+)+$', '<svg/onload=1>', '&lt;'),
  fc.constantFrom('[', '\\', '(?<', '*'.repeat(10_000), 'constructor', '__proto__'),
);
const amongWords = hostile.map((text) => `router ${text} procedure`);

/** Queries that nobody types, some among words that are found: the same at every call. */
const queries = fc.sample(fc.oneof(hostile, amongWords), { numRuns: 200, seed: 1 });

it('are read as no more than anyone types, and answered', async () => {
  const search = createSearch(createIndexReader(readFrom(PAGES).read));
  let found = 0;
  for (const query of queries) {
    const words = queryWords(normalizeQuery(query));
    expect(normalizeQuery(query).length).toBeLessThanOrEqual(200);
    expect(words.length).toBeLessThanOrEqual(12);
    expect(words.join('').length).toBeLessThanOrEqual(200 * PARTS);
    found += (await search({ ...scopeOf('9.x'), query, limit: 20 })).count;
  }
  expect(found).toBeGreaterThan(queries.length);
});
