import { describe, expect, it } from 'vitest';
import { comparePages } from './compare';

const linesOf = (before: string[], after: string[]) =>
  comparePages(before.join('\n'), after.join('\n'), []).sections;

describe('changes', () => {
  it('leave out what the whole text has otherwise', () => {
    const changes = comparePages('see /v9/a', 'see /v10/a', [['/v9', '/v10']]);
    expect(changes.sections).toEqual([[1]]);
  });

  it('count the sections by what became of them', () => {
    const changes = comparePages('a\n## B\nb\n## C', 'a\n## B\nc\n## D\n## E', []);
    expect(changes).toMatchObject({ counts: { same: 1, changed: 1, new: 2, gone: 1 } });
  });
});

describe('sections', () => {
  it('have the text around a change, and the number of lines elsewhere', () => {
    expect(linesOf(['## A', '1', '2', '3', '4', 'x'], ['## A', '1', '2', '3', '4', 'y'])).toEqual([
      [],
      [' ## A', 3, ' 4', '-x', '+y'],
    ]);
  });

  it('stand beside those with the same heading', () => {
    expect(linesOf(['## A', 'a', '## B', 'b'], ['## C', 'c', '## B', 'b'])).toEqual([
      [],
      ['-## A', '-a'],
      ['+## C', '+c'],
      [' ## B', 1],
    ]);
  });

  it('stand beside those of another heading and mostly the same text', () => {
    expect(linesOf(['## In 10.x', 'a b c d'], ['## Coming', 'a b c d'])).toEqual([
      [],
      ['-## In 10.x', '+## Coming', ' a b c d'],
    ]);
  });

  it('do not begin in code', () => {
    expect(linesOf(['```sh', '## A', '```'], ['```sh', '## A', '```'])).toHaveLength(1);
  });

  it('have the ends of code, without which one could not tell what is code', () => {
    expect(linesOf(['a', '```ts', 'x', 'y', '```'], ['b', '```ts', 'x', 'y', '```'])).toEqual([
      ['-a', '+b', ' ```ts', 2, ' ```'],
    ]);
  });
});

describe('a line', () => {
  it('that is mostly the same has its words compared', () => {
    expect(linesOf(['one big black cat'], ['one small black cat'])).toEqual([
      [['one ', 'big', 'small', ' black cat']],
    ]);
  });

  it('stands beside the one that is most like it', () => {
    expect(linesOf(['one black cat'], ['two dogs', 'one white cat'])).toEqual([
      ['+two dogs', ['one ', 'black', 'white', ' cat']],
    ]);
  });

  it('that shares few words with another is another', () => {
    expect(linesOf(['one big cat'], ['one of four dogs'])).toEqual([
      ['-one big cat', '+one of four dogs'],
    ]);
  });

  it('leaves others the partners that are more like them', () => {
    expect(linesOf(['a b c x', 'd e f y'], ['d e f z', 'a b c w', 'd e f v'])).toEqual([
      ['+d e f z', ['a b c ', 'x', 'w'], ['d e f ', 'y', 'v']],
    ]);
  });

  it('has words that changed together with the signs between them', () => {
    expect(linesOf(['a b c d x, y.'], ['a b c d v, w.'])).toEqual([
      [['a b c d ', 'x, y', 'v, w', '.']],
    ]);
  });

  it('has code and links changed as a whole', () => {
    expect(linesOf(['the name `a.b` of a thing'], ['the name `a.c` of a thing'])).toEqual([
      [['the name ', '`a.b`', '`a.c`', ' of a thing']],
    ]);
    expect(linesOf(['see also [a b](/c)'], ['see also [a b](/d)'])).toEqual([
      [['see also ', '[a b](/c)', '[a b](/d)']],
    ]);
  });

  it('is not like another because both lead to the same place', () => {
    expect(linesOf(['- [one](/docs/a/b)'], ['- [two](/docs/a/b)'])).toEqual([
      ['-- [one](/docs/a/b)', '+- [two](/docs/a/b)'],
    ]);
  });
});
