import ts from 'typescript';
import { expect, it } from 'vitest';
import { createChecker } from '../compiler/checker';
import { runProgram, type Program } from '../worker/system';

/** Runs files as the page does: those that are named first, and those that they import. */
async function run(files: Record<string, string>, entries = Object.keys(files).slice(0, 1)) {
  const printed: unknown[] = [];
  const options = {
    target: ts.ScriptTarget.ES2022,
    moduleDetection: ts.ModuleDetectionKind.Force,
    noLib: true,
    jsx: ts.JsxEmit.ReactJSX,
  };
  const checker = createChecker(ts, { options, ambient: [], files: {}, summaries: {} });
  checker.setFiles(Object.entries(files).map(([name, text]) => ({ name, text })));
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the page imports from a blob
  const evaluate = new Function('print', `return ${checker.translate(false)}`) as (
    print: (...values: unknown[]) => void,
  ) => Program;
  const print = (...values: unknown[]) => printed.push(...values);
  await runProgram(evaluate(print), entries, () => Promise.resolve(), { zod: { z: 'zod' } });
  return printed;
}

it('runs what files import, each once, and packages', async () => {
  const files = {
    'a.ts': `import { b } from './b'; import { z } from 'zod'; import own from 'own'; print(b, z, own);`,
    'c.ts': `import { b } from './b.js'; print('c', b);`,
    'b.ts': `print('once'); export let b = 1; b += 1;`,
    'node_modules/own/index.ts': `export default 'own';`,
  };
  expect(await run(files, ['a.ts', 'c.ts'])).toEqual(['once', 2, 'zod', 'own', 'c', 2]);
});

it('runs files that import each other in a circle', async () => {
  const files = {
    'a.ts': `import { isOdd } from './b'; export const name = 'a';
      export function isEven(n: number): boolean { return n === 0 || isOdd(n - 1); } print(isEven(4));`,
    'b.ts': `import { isEven, name } from './a'; export const nameOfA = () => name;
      export function isOdd(n: number): boolean { return n !== 0 && isEven(n - 1); } print(isEven(3));`,
    'c.ts': `import { nameOfA } from './b'; print(nameOfA());`,
  };
  expect(await run(files, ['a.ts', 'c.ts'])).toEqual([false, true, 'a']);
});

it('imports what JSX becomes', async () => {
  const files = {
    'a.tsx': `const a = <b>c</b>; print(a);`,
    'node_modules/react/jsx-runtime.ts': `export const jsx = (name: string, { children }: any) => name + children;`,
  };
  expect(await run(files)).toEqual(['bc']);
});

it('waits for what a module awaits, also in a circle, and not without need', async () => {
  const files = {
    'a.ts': `import './slow'; import './beside'; print('a'); const { late } = await import('./late'); print(late);`,
    'slow.ts': `import './a'; await Promise.resolve(); print('slow'); export {};`,
    'beside.ts': `print('beside');`,
    'late.ts': `export const late = await Promise.resolve('late');`,
  };
  expect(await run(files)).toEqual(['beside', 'slow', 'a', 'late']);
});

it('says which import leads nowhere, and what a module throws', async () => {
  await expect(run({ 'a.ts': `import './b';` })).rejects.toThrow(
    'a.ts imports "./b", and there is no such file.',
  );
  await expect(run({ 'a.ts': `import 'left-pad';` })).rejects.toThrow(
    'a.ts imports "left-pad", which is not in the page. There are zod.',
  );
  const failing = { 'a.ts': `import './b'; print('not');`, 'b.ts': `throw new Error('b');` };
  await expect(run(failing)).rejects.toThrow('b');
});
