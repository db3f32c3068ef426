import { expect, it } from 'vitest';
import { plainCode } from '../../page/code-marks';

it('gives an editor the code without marks, and without removed lines', () => {
  const code =
    'const a: string = 1; // [!code --]\nconst a = 1; // [!code ++]\n// highlight-next-line\na;';
  expect(plainCode({ code })).toBe('const a = 1;\na;\n');
});
