import { expect, it } from 'vitest';
import { allowedTypos, countTypos } from '../../engine/typos';

it.each([
  ['swapped letters', 'subscritpion', 'subscription', 1],
  ['a letter too few', 'midleware', 'middleware', 1],
  ['a letter too many', 'routter', 'router', 1],
  ['a wrong letter', 'roiter', 'router', 1],
  ['two typos', 'subscritpon', 'subscription', 2],
])('counts %s', (_case, word, term, count) => {
  expect(countTypos(word, term).whole).toBe(count);
});

it('allows none in short words, one from five letters, two from eight', () => {
  expect([3, 5, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
