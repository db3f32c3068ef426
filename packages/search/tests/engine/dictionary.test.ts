import { describe, expect, it } from 'vitest';
import { createDictionary } from '../../engine/dictionary';

const SECTIONS = 10;
const dictionary = createDictionary(
  new Map([
    ['middleware', 4],
    ['merge', 2],
    ['merging', 1],
    ['router', 8],
    ['routers', 4],
    ['routertree', 1],
    ['authenticate', 1],
  ]),
  SECTIONS,
);

describe('expand', () => {
  const terms = (word: string, isLast = true) =>
    Array.from(dictionary.expand(word, isLast).weights.keys()).sort();

  it('finds a word, its completions and its relatives', () => {
    expect(terms('router')).toEqual(['router', 'routers', 'routertree']);
    expect(terms('merges')).toEqual(['merge', 'merging']);
  });

  it('completes the last word from two letters, others from four', () => {
    expect(terms('mi')).toEqual(['middleware']);
    expect(terms('mi', false)).toEqual([]);
    expect(terms('midd', false)).toEqual(['middleware']);
  });

  it('corrects only what is neither known nor a beginning', () => {
    expect(dictionary.expand('midleware', true)).toMatchObject({ isTyped: false, isTypo: true });
    expect(terms('midleware')).toEqual(['middleware']);
    expect(terms('merged')).toEqual(['merge', 'merging']);
    expect(terms('authentification')).toEqual(['authenticate']);
    expect(terms('xyzxyz')).toEqual([]);
  });

  it('gives the very word the greatest weight, and rare terms no advantage', () => {
    const { weights } = dictionary.expand('router', true);
    const [router = 0, routers = 0, tree = 0] = ['router', 'routers', 'routertree'].map((term) =>
      weights.get(term),
    );
    expect(router).toBeGreaterThan(routers);
    expect(routers).toBeGreaterThan(tree);
  });
});
