import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planCut } from './cut';
import { planDrop } from './drop';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'refusals-'));

beforeAll(() => {
  fs.writeFileSync(path.join(site, 'versions.json'), '["9.x"]');
  fs.writeFileSync(
    path.join(site, 'docs-versions.json'),
    JSON.stringify({
      lastVersion: '9.x',
      versions: { current: { label: '10.x', path: 'v10' }, '9.x': { label: '9.x', path: 'v9' } },
    }),
  );
});

afterAll(() => fs.rmSync(site, { recursive: true }));

it.each([
  ['9.x', undefined, '9.x exists already. The released versions are 9.x.'],
  ['v10', undefined, '"v10" is no name of a version; write one such as 10.x or 10.4.'],
  ['../10.x', undefined, '"../10.x" is no name of a version'],
  [
    '11.x',
    undefined,
    'docs/ has the docs of 10.x, whose addresses stay as they are: write "npm run version:cut -- 10.x", or',
  ],
  ['10.x', '9.x', '9.x exists already.'],
  ['10.x', 'next', '"next" is no name of a version'],
  ['10.x', '10.x', 'What comes after 10.x needs another name; write --next 11.x.'],
])('%s is not cut, with %s after it: %s', (name, next, message) => {
  expect(() => planCut(site, name, next)).toThrow(message);
});

it.each([
  [
    '9.x',
    '9.x is the version that readers get; make another one "lastVersion" in docs-versions.json first, or cut it.',
  ],
  ['8.x', 'There is no released version "8.x"; there are 9.x. What is unreleased is in docs/.'],
  ['current', 'There is no released version "current"; there are 9.x.'],
])('%s is not dropped: %s', async (name, message) => {
  await expect(planDrop(site, name)).rejects.toThrow(message);
});
