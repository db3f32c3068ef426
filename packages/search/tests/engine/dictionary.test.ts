import { describe, expect, it } from 'vitest';
import { createDictionary } from '../../engine/dictionary';

const dictionary = createDictionary(
  new Map([
    ['middleware', 4],
    ['merge', 2],
    ['merging', 1],
    ['router', 8],
    ['routers', 4],
    ['routertree', 1],
    ['rooters', 1],
    ['authenticate', 1],
    ['collection', 1],
    ['connection', 1],
  ]),
);

describe('correct', () => {
  it('takes the word with the fewest typos, and of those the one of most sections', () => {
    expect(dictionary.correct('conection')).toBe('connection');
    expect(dictionary.correct('merge a Roter?')).toBe('merge a router?');
  });

  it.each([
    ['swapped letters', 'colelction', 'collection'],
    ['a letter too many', 'routterz', 'router'],
    ['a wrong letter, in a beginning', 'midflew', 'middleware'],
    ['two typos', 'autenticat', 'authenticate'],
  ])('forgives %s', (_case, typed, meant) => {
    expect(dictionary.correct(typed)).toBe(meant);
  });

  it('leaves what is known, a beginning of it, or near nothing', () => {
    expect(dictionary.correct('Rooter MIDDLE xyzxyz')).toBe('Rooter MIDDLE xyzxyz');
  });
});
