import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** A test as the README names it: the file below this folder, and the title. */
const NAMED_TEST = /`([\w/-]+)`: "([^"]+)"/g;

test('the README names tests that exist, in every row of its table of faults', () => {
  const readme = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  const chapter = /^## What can go wrong.*?^## /ms.exec(readme)?.[0] ?? '';
  const faults = chapter
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(faults.length).toBeGreaterThan(15);
  expect(faults.filter((row) => !row.match(NAMED_TEST))).toEqual([]);

  const tests = listTests();
  const named = Array.from(readme.matchAll(NAMED_TEST), ([, file, title]) => `${file}: ${title}`);
  expect(named.filter((name) => !tests.includes(name))).toEqual([]);
});

/** All tests, named as in the README. */
function listTests() {
  const playwright = path.join(path.dirname(require.resolve('@playwright/test')), 'cli.js');
  const list = execFileSync(process.execPath, [playwright, 'test', '--list'], { encoding: 'utf8' });
  return Array.from(
    list.matchAll(/› ([\w/-]+)\.(?:spec|setup)\.ts:[\d:]+ › (?:.* › )?(.+?)(?: @\w+)*$/gm),
    ([, file, title]) => `${file}: ${title}`,
  );
}
