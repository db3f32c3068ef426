import { expect, it } from 'vitest';
import { createTitles } from '../../engine/titles';

const TITLES = ['Use it', 'When to use it', 'Merging routers', 'Links', '`loggerLink`'];
const likeness = createTitles(TITLES.map((title) => ({ title })));

/** The title that is most like a query. */
function nearest(query: string) {
  const like = likeness(query);
  const shares = TITLES.map((_title, id) => like(id));
  return TITLES[shares.indexOf(Math.max(...shares))];
}

it('is 1 for the same words in any order and inflection, and 0 for none in common', () => {
  expect(likeness('routers merged')(2)).toBe(1);
  expect(likeness('merge routers')(3)).toBe(0);
});

it('is less where one of the two has more words', () => {
  expect(likeness('merge')(2)).toBeLessThan(1);
  expect(likeness('merge several routers')(2)).toBeLessThan(1);
});

it('tells titles by their stop words', () => {
  expect(nearest('when to use it')).toBe('When to use it');
  expect(nearest('use it')).toBe('Use it');
});

it('reads a name that is typed as words', () => {
  expect(likeness('logger link')(4)).toBe(1);
  expect(likeness('logger links')(4)).toBe(1);
});
