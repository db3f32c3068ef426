import { expect, it } from 'vitest';
import { plainCode, readCodeMarks } from '../../page/code-marks';

it('gives an editor the code without marks, and without removed lines', () => {
  const code =
    'const a: string = 1; // [!code --]\nconst a = 1; // [!code ++]\n// highlight-next-line\na;';
  expect(plainCode({ code })).toBe('const a = 1;\na;\n');
});

it('knows notations at the end of lines, and the lines below that they are for', () => {
  const code =
    'a(); // [!code --:2]\nb();\nc(); // [!code focus]\nd(); // [!code highlight:1]\ne(); // [!code word:e]';
  const { shown, program } = readCodeMarks(code, true);
  expect(shown.map(({ start, end, kind }) => [code.slice(start, end), kind])).toEqual([
    ['a();', 'remove'],
    ['b();', 'remove'],
    ['c();', undefined],
    ['d();', 'highlight'],
    ['e(); // [!code word:e]', undefined],
  ]);
  expect(program.trim().split('\n')[0]).toBe('c(); // [!code focus]');
});

it('reads signs before lines, where a fence says that it is a diff', () => {
  const code = '-const a = 1;\n+const a = 2;\n const b = -a;';
  const { shown, program } = readCodeMarks(code, true, true);
  expect(shown.map(({ kind }) => kind)).toEqual(['remove', 'add', undefined]);
  expect(program).toBe('             \n const a = 2;\n const b = -a;');
});
