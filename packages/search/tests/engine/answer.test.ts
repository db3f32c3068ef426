import { describe, expect, it, vi } from 'vitest';
import { createAnswerer } from '../../engine/answer';
import { CODE_MARK } from '../../engine/inline-code';
import { createShardLoader } from '../../engine/shards';
import type { SearchParameters } from '../../engine/types';
import type { IndexedPage } from '../../indexing/page';
import { filtersFor, PAGES, readFrom } from './index-fixture';

const answer = createAnswerer(createShardLoader(readFrom(PAGES).read));

async function search(parameters: SearchParameters) {
  const request = { indexName: 'docs', facetFilters: filtersFor('9.x'), ...parameters };
  const [result] = (await answer({ requests: [request] })).results;
  return result!;
}

describe('the embedded index', () => {
  it.each([
    ['an identifier', 'inferOutput', '/docs/v9/router#the-type'],
    ['a beginning', 'batc', '/docs/v9/links#batching'],
    ['a part of an identifier', 'output', '/docs/v9/router#the-type'],
    ['a relative', 'merging', '/docs/v9/router#merge-routers'],
    ['a typo', 'bacthing', '/docs/v9/links#batching'],
    ['a title', 'router', '/docs/v9/router'],
    ['a phrase', 'calls share a request', '/docs/v9/links#batching'],
    ['two words for one identifier', 'infer output', '/docs/v9/router#the-type'],
  ])('finds %s', async (_case, query, path) => {
    expect((await search({ query })).hits[0]?.url).toBe(`https://example.com${path}`);
  });

  it.each(['zxqwvk', 'kubernetes helm chart', ''])('finds nothing for %j', async (query) => {
    expect(await search({ query })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });

  it('finds what it can where it does not know all words', async () => {
    const { hits } = await search({ query: 'merge kubernetes zxqwvk' });
    expect(hits[0]?.url).toBe('https://example.com/docs/v9/router#merge-routers');
  });

  it('stays in the docs version that is asked for', async () => {
    const urls = async (version: string) =>
      (await search({ query: 'router', facetFilters: filtersFor(version) })).hits.map(
        ({ url }) => new URL(url).pathname.split('/')[2],
      );
    expect(new Set(await urls('9.x'))).toEqual(new Set(['v9', 'hello']));
    expect(new Set(await urls('current'))).toEqual(new Set(['v10', 'hello']));
  });

  it('puts a page before its sections or leaves it out', async () => {
    const { hits } = await search({ query: 'merge routers' });
    const sections = hits.filter(({ url }) => url.includes('/docs/v9/router'));
    expect(sections.findIndex(({ anchor }) => anchor === null)).toBeLessThanOrEqual(0);
  });

  it('gives hits page by page', async () => {
    const { nbHits, nbPages } = await search({ query: 'router', hitsPerPage: 1 });
    expect(nbPages).toBe(nbHits);
    const second = await search({ query: 'router', hitsPerPage: 1, page: 1 });
    expect(second.hits).toHaveLength(1);
    expect(await search({ query: 'router', hitsPerPage: 0 })).toMatchObject({ hits: [], nbHits });
  });

  it('answers from headings before it has the texts', async () => {
    const { read } = readFrom(PAGES);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow = createAnswerer(
      createShardLoader(async (file) => {
        if (file.endsWith('.text.json')) {
          await arrival;
        }
        return read(file);
      }),
    );
    const onPartial = vi.fn(arrive);
    const request = { indexName: 'docs', query: 'router', facetFilters: filtersFor('9.x') };
    const full = await slow({ requests: [request] }, onPartial);
    expect(onPartial).toHaveBeenCalledOnce();
    expect(full.results[0]?.hits.some(({ url }) => url.endsWith('/blog/hello'))).toBe(true);
  });

  it('does not say "nothing" from headings alone', async () => {
    const onPartial = vi.fn();
    const fresh = createAnswerer(createShardLoader(readFrom(PAGES).read));
    await fresh({ requests: [{ indexName: 'docs', query: 'glued' }] }, onPartial);
    expect(onPartial).not.toHaveBeenCalled();
  });

  it('offers near queries where it finds nothing', async () => {
    expect((await search({ query: 'bxtchxnx' })).nearest).toEqual(['batching']);
    expect(await search({ query: 'batching' })).not.toHaveProperty('nearest');
  });
});

describe('hits', () => {
  const C = CODE_MARK;
  const pages: IndexedPage[] = ['alpha', 'beta'].map((name) => ({
    path: `/docs/${name}`,
    group: 'Docs',
    facets: { language: 'en', docusaurus_tag: 'default' },
    sections: [
      { level: 1, title: `The ${C}${name}<T>${C} page`, blocks: [] },
      {
        level: 2,
        title: 'Use it',
        anchor: 'use-it',
        blocks: [
          { code: "import { open } from 'shop';" },
          { code: "import {\n  shut,\n} from 'lock';\n\nconst door = 1;\nshut(door);" },
          { columns: ['Option', 'Meaning'], rows: [[`${C}size${C}`, `of the ${name} cupboard`]] },
        ],
      },
      { level: 3, title: 'Deeper', anchor: 'deeper', blocks: [`Call ${C}close(drawer)${C}.`] },
    ],
  }));
  const ask = createAnswerer(createShardLoader(readFrom(pages).read));
  const hitsFor = async (query: string) =>
    (
      await ask({
        requests: [
          { indexName: 'docs', query, highlightPreTag: '<mark>', highlightPostTag: '</mark>' },
        ],
      })
    ).results[0]!.hits;

  it('show inline code as code, also where a mark is in it', async () => {
    const [title] = await hitsFor('alpha');
    expect(title?._highlightResult.hierarchy.lvl1?.value).toBe(
      'The <code><mark>alpha</mark>&lt;T&gt;</code> page',
    );
    expect(title?.hierarchy.lvl1).toBe('The <code>alpha&lt;T&gt;</code> page');
    const [text] = await hitsFor('drawer');
    expect(text?._snippetResult.content?.value).toBe(
      'Call <code>close(<mark>drawer</mark>)</code>.',
    );
  });

  it('show a row of a table as its columns and what is in them', async () => {
    const [row] = await hitsFor('cupboard');
    expect(row?._snippetResult.content?.value).toBe(
      'Option: <code>size</code> · Meaning: of the alpha <mark>cupboard</mark>',
    );
  });

  it.each([
    ['shut', '<code><mark>shut</mark>(door);</code>'],
    ['lock', "<code>import { shut, } from '<mark>lock</mark>';</code>"],
  ])('show the line of code that has %j, an import last', async (query, line) => {
    const [hit] = await hitsFor(query);
    expect(hit?._snippetResult.content?.value).toBe(line);
  });

  it('show no line twice', async () => {
    const lines = (await hitsFor('shop')).map(
      ({ _snippetResult }) => _snippetResult.content?.value,
    );
    expect(lines).toEqual(["<code>import { open } from '<mark>shop</mark>';</code>", undefined]);
  });

  it('show the headings that lead to them', async () => {
    const [hit] = await hitsFor('drawer');
    expect(hit?.hierarchy).toMatchObject({ lvl2: 'Use it', lvl3: 'Deeper' });
  });
});
