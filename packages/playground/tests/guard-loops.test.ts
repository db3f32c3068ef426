import ts from 'typescript';
import { expect, it } from 'vitest';
import { GUARD, guardLoops } from '../compiler/guard-loops';

const guard = (text: string) => guardLoops(ts, ts.ScriptTarget.ES2022, 'a.tsx', text);

it.each([
  ['for (;;) wait();', 'for (;;) {guardLoop();wait();}'],
  ['while (a) { b(); }', 'while (a) {guardLoop(); b(); }'],
  ['do a(); while (b)', 'do {guardLoop();a();} while (b)'],
  [
    'for (const a of b)\n  for (const c in a) d(c);',
    'for (const a of b)\n  {guardLoop();for (const c in a) {guardLoop();d(c);}}',
  ],
  [
    'const a = () => { out: for (;;) { break out; } };',
    'const a = () => { out: for (;;) {guardLoop(); break out; } };',
  ],
  [
    'const a = <p title="for (;;) b">while (true)</p>;',
    'const a = <p title="for (;;) b">while (true)</p>;',
  ],
  ['for (;;) {', 'for (;;) {guardLoop();'],
])('lets each turn of a loop ask: %s', (text, guarded) => {
  expect(guard(text)).toBe(guarded);
});

it('stops a loop without end when what it asks throws, and no other', () => {
  const code = ts.transpile(guard('let n = 0; for (const a of [1, 2]) n += a; while (true) n++;'));
  let turns = 0;
  const ask = () => {
    turns += 1;
    if (turns > 100) {
      throw new Error('Stopped');
    }
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what a frame runs as a module
  const run = new Function(GUARD, code) as (guard: () => void) => void;
  expect(() => run(ask)).toThrow('Stopped');
});
