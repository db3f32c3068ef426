import { describe, expect, it } from 'vitest';
import { createSearch } from '../../engine/answer';
import { CODE_MARK } from '../../engine/sections';
import { createIndexReader } from '../../engine/shards';
import type { Block } from '../../engine/types';
import type { IndexedPage } from '../../indexing/page';
import { PAGES, readFrom, scopeOf } from './index-fixture';

const searchOf = (pages: IndexedPage[]) => createSearch(createIndexReader(readFrom(pages).read));
const search = searchOf(PAGES);
const ask = (query: string, version = '9.x', limit = 20) =>
  search({ ...scopeOf(version), query, limit });

describe('an answer', () => {
  it.each([
    ['an identifier', 'inferOutput', '/docs/v9/router#the-type'],
    ['a beginning', 'batc', '/docs/v9/links#batching'],
    ['a part of an identifier', 'output', '/docs/v9/router#the-type'],
    ['a relative', 'merging', '/docs/v9/router#merge-routers'],
    ['a typo', 'bacthing', '/docs/v9/links#batching'],
    ['a title', 'router', '/docs/v9/router'],
    ['a phrase', 'calls share a request', '/docs/v9/links#batching'],
    ['two words for one identifier', 'infer output', '/docs/v9/router#the-type'],
    ['a name of somebody’s own', 'createBatchingOfMine', '/docs/v9/links#batching'],
  ])('has %s', async (_case, query, address) => {
    expect((await ask(query)).rows[0]?.address).toBe(address);
  });

  it.each(['zxqwvk', 'kubernetes helm chart', ''])('has nothing for %j', async (query) => {
    expect(await ask(query)).toMatchObject({ rows: [], count: 0, isUnknown: true });
  });

  it.each([
    ['createType', true],
    ['createBatchingOfMine', true],
    ['Error: No path “posts”', true],
    ['merge kubernetes zxqwvk', false],
    ['links', false],
  ])(
    'says whether a name or an error has no entry, so that another version may: %s',
    async (query, isUnknown) => {
      expect((await ask(query)).isUnknown).toBe(isUnknown);
    },
  );

  it.each(['createType', 'Error: createType', 'Error: No path “posts”'])(
    'has the entry for %s',
    async (query) => {
      const { rows, isUnknown } = await ask(query, 'current');
      expect(rows.map(({ isEntry }) => isEntry)).toEqual([true, ...rows.slice(1).map(() => false)]);
      expect(isUnknown).toBe(false);
    },
  );

  it('reads the files of its scope, and no other, once', async () => {
    const { read, reads } = readFrom(PAGES);
    const { load } = createIndexReader(read);
    await load(scopeOf('9.x'));
    await load(scopeOf('9.x'));
    expect(reads.map((file) => file.replace(/\.[0-9a-f]{10}/, '')).sort()).toEqual([
      'en.default.json',
      'en.docs-default-9.x.json',
      'manifest.json',
    ]);
  });

  it('counts what it has, whatever is wanted of it', async () => {
    const { rows, count } = await ask('router', '9.x', 1);
    expect(rows).toHaveLength(1);
    expect(count).toBeGreaterThan(1);
  });
});

describe('a row', () => {
  it('says where it stands, and is text in pieces', async () => {
    const [row] = (await ask('inferOutput')).rows;
    expect(row).toMatchObject({
      address: '/docs/v9/router#the-type',
      tag: 'docs-default-9.x',
      path: ['Server', 'Router', 'Merge routers'],
      title: [{ text: 'The type ' }, { text: 'inferOutput', isMark: true }, { text: '<T>' }],
    });
  });

  const rowOf = async (query: string, title: string, ...blocks: Block[]) => {
    const page = { ...PAGES[0]!, sections: [{ level: 1, title, blocks }] };
    return (await searchOf([page])({ ...scopeOf('9.x'), query, limit: 1 })).rows[0]!;
  };

  it('shows the line that has most of what was asked, with code as code', async () => {
    const blocks = [
      `Call ${CODE_MARK}open${CODE_MARK} once.`,
      'Then close it.',
      { code: 'openAll.ts\nopenAll()' },
    ];
    expect((await rowOf('call open', 'Stores', ...blocks)).text).toEqual([
      { text: 'Call', isMark: true },
      { text: ' ' },
      { text: 'open', isMark: true, isCode: true },
      { text: ' once.' },
    ]);
    expect((await rowOf('openAll', 'Stores', ...blocks)).text).toEqual([
      { text: 'openAll', isMark: true, isCode: true },
      { text: '()', isCode: true },
    ]);
  });

  it('has no sign between its last word and the dots for what follows', async () => {
    const block = `A router has paths${', they are words'.repeat(9)}`;
    const { text } = await rowOf('paths', 'Stores', block);
    expect(text.map(({ text }) => text).join('')).toMatch(/[^,]…$/);
  });

  it('marks words, and no letters inside others', async () => {
    const row = await rowOf('no path', 'Not a node', 'There is no path to the router.');
    const marked = [...row.title, ...row.text].filter(({ isMark }) => isMark);
    expect(marked.map(({ text }) => text)).toEqual(['no', 'path']);
  });
});
