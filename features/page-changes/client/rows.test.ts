import { expect, it } from 'vitest';
import { headingOf, type Row, rowsOf } from './rows';
import type { Line } from '../changes';

/** The texts of rows; of a line, parts that changed stand in brackets. */
function shown(section: Line[]) {
  const sideOf = (sides: Row['before']) =>
    sides.map(({ parts }) =>
      parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
    );
  return rowsOf(section).map(({ kind, before, after }) => [kind, sideOf(before), sideOf(after)]);
}

it('a paragraph of which words changed has a row by itself', () => {
  expect(shown(['-x', ['a ', 'b', 'c', ' d'], '-x', '+y'])).toEqual([
    ['changed', ['x'], []],
    ['changed', ['a [b] d'], ['a [c] d']],
    ['changed', ['x'], ['y']],
  ]);
});

it('lines of code that changed stand together, between those that are the same', () => {
  expect(shown([' ```ts', ' a', '-b', ['c', '1', '2'], '+d', ' e', ' ```'])).toEqual([
    ['same', ['a'], ['a']],
    ['changed', ['b', 'c[1]'], ['c[2]', 'd']],
    ['same', ['e'], ['e']],
  ]);
});

it('shows nothing that only Markdown needs', () => {
  expect(shown([' ', '+', '-| - | - |', '+```ts', '+', '+```'])).toEqual([['changed', [], ['']]]);
});

it('folds what is the same between changes', () => {
  expect(shown([2, '+a', 3, '+b', ' ', 1])).toEqual([
    ['changed', [], ['a']],
    ['fold', [], []],
    ['changed', [], ['b']],
  ]);
});

it('knows in each version what is code, and in which language', () => {
  const [row] = rowsOf(['-```ts', '-a', '-```', '+b']);
  expect(row?.before.map(({ lang }) => lang)).toEqual(['ts']);
  expect(row?.after.map(({ lang }) => lang)).toEqual([undefined]);
});

it('has the heading of a version or, where it has none, of the other', () => {
  expect(headingOf([['## A ', 'b', 'c']], 'before')).toBe('## A b');
  expect(headingOf([['## A ', 'b', 'c']], 'after')).toBe('## A c');
  expect(headingOf(['-## A'], 'after')).toBe('## A');
});
