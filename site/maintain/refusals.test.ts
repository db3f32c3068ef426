import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { planCut } from './cut';
import { planDrop } from './drop';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'refusals-'));

const VERSIONS = {
  current: { label: '10.x', path: 'v10' },
  '9.x': { label: '9.x', path: 'v9' },
};

function write(lastVersion: string, versions: object) {
  const text = JSON.stringify({ lastVersion, versions });
  fs.writeFileSync(path.join(site, 'docs-versions.json'), text);
}

beforeEach(() => {
  fs.writeFileSync(path.join(site, 'versions.json'), '["9.x"]');
  write('9.x', VERSIONS);
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
    '9.x is the only released version; release 10.x first, with "npm run version:cut -- 10.x".',
  ],
  ['8.x', 'There is no released version "8.x"; there are 9.x. What is unreleased is in docs/.'],
  ['current', 'There is no released version "current"; there are 9.x.'],
])('%s is not dropped: %s', async (name, message) => {
  await expect(planDrop(site, name)).rejects.toThrow(message);
});

it('the latest version is not dropped', async () => {
  write('9.x', { ...VERSIONS, '8.x': { label: '8.x', path: 'v8' } });
  await expect(planDrop(site, '9.x')).rejects.toThrow(
    '9.x is the version that readers get; release 10.x first, with "npm run version:cut -- 10.x", or make 8.x the "lastVersion" in docs-versions.json.',
  );
});

it('what is unreleased alone is no site', async () => {
  write('current', VERSIONS);
  await expect(planDrop(site, '9.x')).rejects.toThrow('9.x is the only released version');
});
