import fs from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { createChecker } from '../compiler/checker';
import type { Types } from '../compiler/types';

const LIBS = ['es5', 'decorators', 'decorators.legacy'];

const TYPES: Types = {
  options: { strict: true, noLib: true, noEmit: true, module: ts.ModuleKind.ESNext },
  ambient: LIBS.map((name) => `/lib.${name}.d.ts`),
  summaries: {},
  files: Object.fromEntries(
    LIBS.map((name) => [
      `/lib.${name}.d.ts`,
      fs.readFileSync(require.resolve(`typescript/lib/lib.${name}.d.ts`), 'utf8'),
    ]),
  ),
};

it('has all problems of a program in which something was completed', () => {
  const text = `declare function query<Path extends 'a' | 'b'>(path: Path): Path;
declare function all<Values extends readonly unknown[] | []>(values: Values): Values;
all([query('x'), query('y')]);`;
  const checker = createChecker(ts, TYPES);
  checker.setFiles([{ name: 'a.ts', text }]);
  const { entries } = checker.complete('a.ts', text.indexOf(`'x'`) + 2)!;
  expect(entries.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(checker.problems().map(({ from }) => text.slice(from, from + 3))).toEqual([`'x'`, `'y'`]);
});

it('speaks of the part of a file that a reader sees', () => {
  const above = 'declare const hut: { name: string };\n';
  const text = 'const name = hut.name;\nhut.x;';
  const checker = createChecker(ts, TYPES);
  checker.setFiles([{ name: 'a.ts', text, above }]);
  expect(checker.problems()).toMatchObject([
    { from: text.indexOf('x;'), to: text.indexOf(';', 24) },
  ]);
  expect(checker.hover('a.ts', text.indexOf('hut'))).toMatchObject({ from: 13, to: 16 });
  expect(checker.complete('a.ts', text.length - 1)).toMatchObject({ from: text.length - 2 });
});
