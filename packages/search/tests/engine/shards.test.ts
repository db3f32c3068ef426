import { describe, expect, it } from 'vitest';
import { createShardLoader, MANIFEST_FILE } from '../../engine/shards';
import { filtersFor, PAGES, readFrom } from './index-fixture';

describe('createShardLoader', () => {
  it('reads the files that the filters name, and no other, once', async () => {
    const { read, reads } = readFrom(PAGES);
    const load = createShardLoader(read);
    await load(filtersFor('9.x')).full;
    await load(filtersFor('9.x')).full;
    expect(reads.map((file) => file.replace(/\.[0-9a-f]{10}/, '')).sort()).toEqual([
      'en.default.outline.json',
      'en.default.text.json',
      'en.docs-default-9.x.outline.json',
      'en.docs-default-9.x.text.json',
      'manifest.json',
    ]);
  });

  it('gives sections their address, their page and the headings above', async () => {
    const [shard] = await createShardLoader(readFrom(PAGES).read)('docusaurus_tag:docs-default-9.x')
      .full;
    expect(shard?.sections.at(-1)).toMatchObject({
      url: 'https://example.com/docs/v9/router#the-type',
      pageTitle: 'Router',
      group: 'Server',
      path: [
        { level: 1, title: 'Router' },
        { level: 2, title: 'Merge routers' },
        { level: 3, title: 'The type inferOutput<T>' },
      ],
      prose: '<img src=x onerror=alert(1)> is only text.',
    });
  });

  it('gives headings before texts', async () => {
    const [shard] = await createShardLoader(readFrom(PAGES).read)('docusaurus_tag:default')
      .outlines;
    expect(shard?.sections).toMatchObject([{ title: 'Hello', prose: '' }]);
  });

  it('reads again what failed, with a new manifest', async () => {
    const { read, reads } = readFrom(PAGES);
    let isOnline = false;
    const load = createShardLoader((file) =>
      isOnline || file === MANIFEST_FILE ? read(file) : Promise.reject(new Error('offline')),
    );
    await expect(load('docusaurus_tag:default').full).rejects.toThrow('offline');
    isOnline = true;
    await expect(load('docusaurus_tag:default').full).resolves.toHaveLength(1);
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
    const load = createShardLoader((file, isRetry) => {
      if (isRetry) {
        retries.push(file);
      }
      return isWrong && file.endsWith(name) ? Promise.resolve(wrong) : read(file);
    });
    await expect(load('docusaurus_tag:default').full).rejects.toThrow('is no file of an index');
    isWrong = false;
    await expect(load('docusaurus_tag:default').full).resolves.toHaveLength(1);
    expect(retries).toEqual([expect.stringMatching(new RegExp(`${name}$`))]);
  });
});
