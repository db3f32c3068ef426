import { describe, expect, it } from 'vitest';
import { createSearch } from '../../engine/answer';
import { CODE_MARK } from '../../engine/sections';
import { createIndexReader } from '../../engine/shards';
import type { Block } from '../../engine/types';
import type { IndexedPage } from '../../indexing/page';
import { page, PAGES, readFrom, scopeOf, section } from './index-fixture';

const searchOf = (pages: IndexedPage[]) => createSearch(createIndexReader(readFrom(pages).read));
const search = searchOf(PAGES);
const ask = (query: string, version = '9.x', limit = 20) =>
  search({ ...scopeOf(version), query, limit });

describe('an answer', () => {
  it.each([
    ['an identifier', 'inferOutput', '/docs/v9/router#type'],
    ['a beginning', 'batc', '/docs/v9/links#batching'],
    ['a part of an identifier', 'output', '/docs/v9/router#type'],
    ['a part after capitals', 'server', '/docs/v9/links#batching'],
    ['a relative of its first part', 'joining', '/docs/v9/router'],
    ['two words for one identifier', 'call name', '/docs/v9/router#callname'],
    ['three words for one identifier', 'call name hash', '/docs/v9/router#callnamehash'],
    ['a name of somebody’s own', 'createBatchingOfMine', '/docs/v9/links#batching'],
    ['a relative', 'merging', '/docs/v9/router#merge-routers'],
    ['a title', 'router', '/docs/v9/router'],
    ['the label of a page', 'own transport', '/docs/v9/links'],
    ['the end of its address', 'links', '/docs/v9/links'],
    ['the beginning of a name of it', 'transp', '/docs/v9/links'],
    ['its keyword', 'bearer', '/docs/v9/links'],
    ['a phrase', 'calls share a request', '/docs/v9/links#batching'],
    ['a word among stop words', 'what does it do as a prefix', '/docs/v9/router#merge-routers'],
    ['a stop word by itself', 'that', '/blog/hello'],
    ['letters with and without accents', 'ELEVE', '/blog/hello'],
    ['ligatures as their letters', 'finds', '/blog/hello'],
    ['swapped letters', 'mrege', '/docs/v9/router#merge-routers'],
    ['a letter too few', 'reqest', '/docs/v9/links#batching'],
    ['a letter too many', 'mergge', '/docs/v9/router#merge-routers'],
    ['a wrong letter, in a beginning', 'infrro', '/docs/v9/router#type'],
    ['two typos', 'preceduras', '/docs/v9/router'],
    ['the nearest word', 'conection', '/docs/v9/router#callname'],
    ['a beginning, however near another word', 'roote', '/docs/v9/router#callnamehash'],
    ['a typo of what most sections have', 'conlection', '/docs/v9/router#callname'],
  ])('has %s', async (_case, query, address) => {
    expect((await ask(query)).rows[0]?.address).toBe(address);
  });
  it.each(['zxqwvk', 'outer', 'kubernetes helm chart', ''])('has nothing for %j', async (query) => {
    expect(await ask(query)).toMatchObject({ rows: [], count: 0, isUnknown: true });
  });

  it.each([
    ['createType', true],
    ['createBatchingOfMine', true],
    ['Error: No path “posts”', true],
    ['No path “posts”', true],
    ['router.hello is not a function', true],
    ['merge kubernetes zxqwvk', false],
    ['links', false],
  ])(
    'says whether a name or an error has no entry, so that another version may: %s',
    async (query, isUnknown) => {
      expect((await ask(query)).isUnknown).toBe(isUnknown);
    },
  );

  it.each(['createType', 'Error: createType', 'Error: No path “posts”'])(
    'has the entry for %s, and says once where it stands',
    async (query) => {
      const { rows, isUnknown } = await ask(query, 'current');
      expect(rows.map(({ isEntry }) => isEntry)).toEqual([true, ...rows.slice(1).map(() => false)]);
      expect({ isUnknown, path: rows[0]?.path }).toEqual({ isUnknown: false, path: ['Reference'] });
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
      address: '/docs/v9/router#type',
      tag: 'docs-default-9.x',
      path: ['Server', 'Router', 'Merge routers'],
      title: [{ text: 'The type ' }, { text: 'inferOutput', isMark: true }, { text: '<T>' }],
    });
  });

  const rowOf = async (query: string, title: string, ...blocks: Block[]) => {
    const site = [page('/docs/v9/stores', '9.x', [section(title, ...blocks)])];
    return (await searchOf(site)({ ...scopeOf('9.x'), query, limit: 1 })).rows[0]!;
  };

  it('shows the line that has most of what was asked, with code as code', async () => {
    const blocks = [
      `Call ${CODE_MARK}open${CODE_MARK} once.`,
      'Then close it.',
      { code: 'OPEN_ALL.ts\nOPEN_ALL()' },
    ];
    expect((await rowOf('call open', 'Stores', ...blocks)).text).toEqual([
      { text: 'Call', isMark: true },
      { text: ' ' },
      { text: 'open', isMark: true, isCode: true },
      { text: ' once.' },
    ]);
    expect((await rowOf('OPEN_ALL', 'Stores', ...blocks)).text).toEqual([
      { text: 'OPEN_ALL', isMark: true, isCode: true },
      { text: '()', isCode: true },
    ]);
  });

  it('has no sign between its last word and the dots for what follows', async () => {
    const block = `A router has paths${', they are words'.repeat(9)}`;
    const { text } = await rowOf('paths', 'Stores', block);
    expect(text.map(({ text }) => text).join('')).toMatch(/[^,]…$/);
  });

  it.each([
    ['no path', 'no path'],
    ['not routers', 'Router'],
    ['note path lead', 'note path lead'],
    ['lea', 'lea'],
  ])(
    'marks whole words of %s, and the beginning of one that may not be typed to its end',
    async (query, marks) => {
      const row = await rowOf(
        query,
        'Nothing on noteProps',
        'There is no path leading to the Router.',
      );
      const marked = [...row.title, ...row.text].filter(({ isMark }) => isMark);
      expect(marked.map(({ text }) => text).join(' ')).toBe(marks);
    },
  );
});
