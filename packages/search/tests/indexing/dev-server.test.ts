import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexNote } from '../../indexing/dev-server';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('says how to get an index where there is none', () => {
  expect(indexNote(folder)).toBe(
    'Search has no index yet; run "npm run build" once, then search works here too.',
  );
});

it('says which build search shows', () => {
  fs.writeFileSync(path.join(folder, 'manifest.json'), '{}');
  expect(indexNote(folder)).toMatch(
    /^Search finds what the build of .+ had; run "npm run build" to renew it\.$/,
  );
});
