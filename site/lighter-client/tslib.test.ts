import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as ours from './tslib.mjs';

it('has all that the browser’s code calls of tslib', () => {
  const folder = path.dirname(require.resolve('@docusaurus/utils-common'));
  const code = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const called = Array.from(code.matchAll(/tslib_1\.(\w+)/g), ([, name]) => name);
  expect([...new Set(called)]).toEqual(Object.keys(ours));
});

it('does what tslib does', () => {
  const module = { __esModule: true, default: 1 };
  expect(ours.__importDefault(module)).toBe(module);
  expect(ours.__importDefault(2)).toEqual({ default: 2 });
});
