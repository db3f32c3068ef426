import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from './cache';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  fs.writeFileSync(`${folder}/draw.ts`, '1');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it('makes a thing once, and anew when it, or what makes it, is another', async () => {
  const make = vi.fn(() => 'drawn');
  const get = async (part: string) => {
    const cache = await openCache(`${folder}/cards`, [`${folder}/draw.ts`]);
    expect((await cache.get([part], make)).toString()).toBe('drawn');
    await cache.prune();
  };
  await get('a');
  await get('a');
  expect(make).toHaveBeenCalledTimes(1);
  await get('b');
  await get('a');
  expect(make).toHaveBeenCalledTimes(3);
  fs.writeFileSync(`${folder}/draw.ts`, '2');
  await get('a');
  expect(make).toHaveBeenCalledTimes(4);
  expect(fs.readdirSync(`${folder}/cards`)).toHaveLength(1);
});
