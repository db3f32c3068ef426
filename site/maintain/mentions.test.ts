import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findWords, wordsOn } from './mentions';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'mentions-'));
afterAll(() => fs.rmSync(site, { recursive: true }));

it('finds names and paths of versions where readers see them, by file and line', () => {
  fs.mkdirSync(path.join(site, 'src/data'), { recursive: true });
  fs.writeFileSync(
    path.join(site, 'src/data/home.ts'),
    "// 9.x\nconst label = '9.x';\nconst to = '/docs/v9/router';\nconst no = '19.x 9.x.1 /docs/v90';\n/** 9.x\n * 9.x */\n",
  );
  fs.writeFileSync(path.join(site, 'src/partial.mdx'), '```ts run version=9.x\n```\n');
  fs.writeFileSync(path.join(site, 'README.md'), '**9.x** is old.\n\nAnd 10.x is new: 9.x.\n');
  expect(findWords(site, wordsOn(['9.x']))).toEqual(['README.md:1,3', 'src/data/home.ts:2,3']);
});
