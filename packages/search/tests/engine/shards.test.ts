import { describe, expect, it } from 'vitest';
import { createIndexReader, MANIFEST_FILE } from '../../engine/shards';
import { PAGES, readFrom, scopeOf } from './index-fixture';

describe('createIndexReader', () => {
  it('reads the files of a scope, and no other, once', async () => {
    const { read, reads } = readFrom(PAGES);
    const { load } = createIndexReader(read);
    await load(scopeOf('9.x'), true);
    await load(scopeOf('9.x'), true);
    expect(reads.map((file) => file.replace(/\.[0-9a-f]{10}/, '')).sort()).toEqual([
      'en.default.outline.json',
      'en.default.text.json',
      'en.docs-default-9.x.outline.json',
      'en.docs-default-9.x.text.json',
      'manifest.json',
    ]);
  });

  it('reads again what failed, with a new manifest', async () => {
    const { read, reads } = readFrom(PAGES);
    let isOnline = false;
    const { load } = createIndexReader((file) =>
      isOnline || file === MANIFEST_FILE ? read(file) : Promise.reject(new Error('offline')),
    );
    await expect(load({ tags: ['default'] }, true)).rejects.toThrow('offline');
    isOnline = true;
    await expect(load({ tags: ['default'] }, true)).resolves.toHaveLength(1);
    expect(reads.filter((file) => file === MANIFEST_FILE)).toHaveLength(2);
  });

  it.each([
    [MANIFEST_FILE, { error: 'not found' }],
    [MANIFEST_FILE, null],
    ['.outline.json', []],
    ['.text.json', { pages: [] }],
  ])('reads %s again, past what browsers keep, where it was %j', async (name, wrong) => {
    const { read } = readFrom(PAGES);
    const retries: string[] = [];
    let isWrong = true;
    const { load } = createIndexReader((file, isRetry) => {
      if (isRetry) {
        retries.push(file);
      }
      return isWrong && file.endsWith(name) ? Promise.resolve(wrong) : read(file);
    });
    await expect(load({ tags: ['default'] }, true)).rejects.toThrow('is no file of an index');
    isWrong = false;
    await expect(load({ tags: ['default'] }, true)).resolves.toHaveLength(1);
    expect(retries).toEqual([expect.stringMatching(new RegExp(`${name}$`))]);
  });
});
