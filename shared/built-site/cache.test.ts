import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../tests/unit/folder';
import { openCache } from './cache';

const { at, write } = temporaryFolder();

it('makes an entry once, and again when its inputs or the code change', async () => {
  write('draw.ts', '1');
  const make = vi.fn(() => 'drawn');
  const get = async (input: string) => {
    const cache = await openCache(at('cards'), [at('draw.ts')]);
    expect((await cache.get([input], make)).toString()).toBe('drawn');
    await cache.prune();
  };
  await get('a');
  await get('a');
  expect(make).toHaveBeenCalledTimes(1);
  await get('b');
  await get('a');
  expect(make).toHaveBeenCalledTimes(3);
  write('draw.ts', '2');
  await get('a');
  expect(make).toHaveBeenCalledTimes(4);
  expect(fs.readdirSync(at('cards'))).toHaveLength(1);
});

it('leaves what another process is writing, and what it has deleted already', async () => {
  write('draw.ts', '1');
  write('cards/old', 'drawn');
  write('cards/new.123', 'dra');
  const caches = await Promise.all([1, 2].map(() => openCache(at('cards'), [at('draw.ts')])));
  await Promise.all(caches.map((cache) => cache.prune()));
  expect(fs.readdirSync(at('cards'))).toEqual(['new.123']);
});
