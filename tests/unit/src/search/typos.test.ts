import { expect, it } from 'vitest';
import { allowedTypos, typos } from '@site/src/search/typos';

it.each([
  ['swapped letters', 'subscritpion', 'subscription', 1],
  ['a letter too few', 'midleware', 'middleware', 1],
  ['a letter too many', 'routter', 'router', 1],
  ['a wrong letter', 'roiter', 'router', 1],
  ['two typos', 'subscritpon', 'subscription', 2],
  ['a wrong first letter, which counts twice', 'niddleware', 'middleware', 2],
])('forgives %s', (_case, word, term, count) => {
  expect(typos(word, term, 2).whole).toBe(count);
});

it('forgives a typo in a beginning', () => {
  expect(typos('midlew', 'middleware', 1)).toEqual({ whole: Infinity, prefix: 1 });
});

it.each([
  ['link', 'sink', 1],
  ['router', 'context', 2],
  ['abcdefgh', 'abc', 2],
])('takes %s for no misspelled %s', (word, term, limit) => {
  expect(typos(word, term, limit).whole).toBe(Infinity);
});

it('allows none in short words, one from four letters, two from eight', () => {
  expect([3, 4, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
