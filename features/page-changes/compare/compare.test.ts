import { describe, expect, it } from 'vitest';
import { comparePages, type DiffLine } from './compare';

/** The sections of a comparison: status, heading, and texts of rows, with changed parts of a line in brackets. */
function compare(before: string[], after: string[]) {
  const texts = (lines: DiffLine[]) =>
    lines.map(({ parts, isWhole }) =>
      parts.map(({ text, isChanged }) => (isChanged && !isWhole ? `[${text}]` : text)).join(''),
    );
  return comparePages(before.join('\n'), after.join('\n')).map(({ status, heading, rows }) => ({
    status,
    heading,
    rows: rows.map((row) => [row.kind, texts(row.before), texts(row.after)]),
  }));
}

const rowsOf = (before: string[], after: string[]) => compare(before, after)[0]!.rows;
const headingsOf = (before: string[], after: string[]) =>
  compare(before, after).map(({ status, heading }) => [status, heading]);

describe('sections', () => {
  it('are changed, new, gone or the same', () => {
    expect(headingsOf(['a', '## B', 'b', '## C'], ['a', '## B', 'c', '## D', '## E'])).toEqual([
      ['same', undefined],
      ['changed', '## B'],
      ['gone', '## C'],
      ['new', '## D'],
      ['new', '## E'],
    ]);
  });

  it('do not begin in code', () => {
    expect(compare(['```sh', '## A', '```'], ['```sh', '## A', '```'])).toHaveLength(1);
  });

  it('have the lines next to a change, and a fold for the others between changes', () => {
    const before = ['x', '1', '2', '3', '4', 'y', '5', '6'];
    expect(rowsOf(before, ['v', '1', '2', '3', '4', 'w', '5', '6'])).toEqual([
      ['changed', ['x'], ['v']],
      ['same', ['1'], ['1']],
      ['fold', [], []],
      ['same', ['4'], ['4']],
      ['changed', ['y'], ['w']],
      ['same', ['5'], ['5']],
    ]);
  });

  it('have no Markdown syntax lines', () => {
    expect(rowsOf([], ['', '| - | - |', '```ts', '', '```'])).toEqual([['changed', [], ['']]]);
  });
});

describe('a line', () => {
  it.each([
    [
      'that is mostly the same has its words compared',
      ['one big black cat'],
      ['one small black cat'],
      [['changed', ['one [big] black cat'], ['one [small] black cat']]],
    ],
    [
      'stands with others that changed beside it',
      ['one black cat'],
      ['two dogs', 'one white cat'],
      [['changed', ['one [black] cat'], ['[two dogs]', 'one [white] cat']]],
    ],
    [
      'that shares few words with another is another',
      ['one big cat'],
      ['one of four dogs'],
      [['changed', ['one big cat'], ['one of four dogs']]],
    ],
    [
      'has code and links changed as a whole',
      ['the name `a.b` of [a b](/c)'],
      ['the name `a.c` of [a b](/d)'],
      [['changed', ['the name [`a.b`] of [[a b](/c)]'], ['the name [`a.c`] of [[a b](/d)]']]],
    ],
    [
      'is not like another because both lead to the same place',
      ['- [one](/docs/a/b)'],
      ['- [two](/docs/a/b)'],
      [['changed', ['- [one](/docs/a/b)'], ['- [two](/docs/a/b)']]],
    ],
    [
      'of code stands together with others that changed',
      ['```ts', 'a', 'b', 'c 1', 'e', '```'],
      ['```ts', 'a', 'c 2', 'd', 'e', '```'],
      [
        ['same', ['a'], ['a']],
        ['changed', ['b', 'c 1'], ['c 2', 'd']],
        ['same', ['e'], ['e']],
      ],
    ],
  ])('%s', (_, before, after, rows) => {
    expect(rowsOf(before, after)).toEqual(rows);
  });

  it('is a change as a whole where it stands beside a change of other words, and only there', () => {
    const rows = comparePages('same\none big cat', 'same\none of four dogs')[0]!.rows;
    expect(
      rows.map(({ kind, before, after }) => [kind, before[0]!.isWhole, after[0]!.isWhole]),
    ).toEqual([
      ['same', false, false],
      ['changed', true, true],
    ]);
  });

  it('is code in the version that has it in a fence', () => {
    const [section] = comparePages('```ts\na\n```', 'b');
    expect(section!.rows[0]!.before[0]!.lang).toBe('ts');
    expect(section!.rows[0]!.after[0]!.lang).toBeUndefined();
  });
});
