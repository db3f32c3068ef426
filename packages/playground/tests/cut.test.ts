import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { cutTypeScript } from '../slim/cut';
import { MADE_FOR } from '../slim/edits';

const { resolve } = createRequire(__filename);

it('is made for the TypeScript that is installed', () => {
  const { version } = createRequire(__filename)('typescript/package.json') as { version: string };
  expect(version).toBe(MADE_FOR);
});

it.each(['const ls = {', 'function getScriptTransformers(', 'var tracing;', 'registerCodeFix({'])(
  'says so where TypeScript has no `%s` at its place',
  (words) => {
    const text = fs.readFileSync(resolve('typescript'), 'utf8').replaceAll(words, 'changed(');
    expect(() => cutTypeScript(text)).toThrow(
      `is not where it was. The cuts in packages/playground/slim are written for TypeScript ${MADE_FOR} exactly`,
    );
  },
);
