import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allowedTypos, nearTerms } from '../../engine/typos';

it.each([
  ['swapped letters', 'subscritpion', 'subscription', 1],
  ['a letter too few', 'midleware', 'middleware', 1],
  ['a letter too many', 'routter', 'router', 1],
  ['a wrong letter', 'roiter', 'router', 1],
  ['two typos', 'subscritpon', 'subscription', 2],
  ['a wrong first letter, which counts twice', 'niddleware', 'middleware', 2],
])('forgives %s', (_case, word, term, count) => {
  expect(nearTerms(word, [term], 2)).toMatchObject([{ term, whole: count }]);
});

it('forgives a typo in a beginning', () => {
  expect(nearTerms('midlew', ['middleware'], 1)).toEqual([
    { term: 'middleware', whole: Infinity, prefix: 1 },
  ]);
});

it.each([
  ['link', 'sink', 1],
  ['router', 'context', 2],
  ['abcdefgh', 'abc', 2],
])('takes %s for no misspelled %s', (word, term, limit) => {
  expect(nearTerms(word, [term], limit)).toEqual([]);
});

it('finds in a list what it finds in each of its terms', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.uniqueArray(letters), fc.constantFrom(1, 2), (word, terms, limit) => {
      const sorted = terms.sort();
      expect(nearTerms(word, sorted, limit)).toEqual(
        sorted.flatMap((term) => nearTerms(word, [term], limit)),
      );
    }),
  );
});

it('allows none in short words, one from five letters, two from eight', () => {
  expect([3, 5, 7, 8].map(allowedTypos)).toEqual([0, 1, 1, 2]);
});
