import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionRecords } from '../../indexing/records';
import { INDEX_SETTINGS } from '../../indexing/settings';
import { createAnswerer } from '../../engine/answer';
import { createHostedClient } from '../../client/hosted';
import { createShardLoader, pageSections } from '../../engine/shards';
import type { SearchInput, SearchParameters, SearchResult } from '../../engine/types';
import { startAlgolia } from '../algolia/server';
import { ADMIN_KEY, SEARCH_KEY } from '../algolia/store';
import { filtersFor, PAGES, readFrom } from '../engine/index-fixture';

/** What DocSearch's modal and the search page rely on, whichever client answers. */
describe.each(['embedded', 'hosted'] as const)('the %s client', (kind) => {
  let search: (input: SearchInput) => Promise<{ results: SearchResult[] }>;
  let close = () => {};

  beforeAll(async () => {
    if (kind === 'embedded') {
      search = createAnswerer(createShardLoader(readFrom(PAGES).read));
      return;
    }
    const service = await startAlgolia();
    close = () => service.close();
    fill(service.algolia);
    search = createHostedClient(() =>
      Promise.resolve(liteClient('APP', SEARCH_KEY, { hosts: service.hosts })),
    ).search;
  });
  afterAll(() => close());

  const request = (parameters: SearchParameters) => ({
    indexName: 'docs',
    facetFilters: filtersFor('9.x'),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    ...parameters,
  });
  const ask = async (parameters: SearchParameters) => {
    const { results } = await search({ requests: [request(parameters)] });
    return results[0]!;
  };

  it('gives the counts that the modal and the page show', async () => {
    const result = await ask({ query: 'merge', hitsPerPage: 20 });
    expect(result).toMatchObject({ index: 'docs', query: 'merge', page: 0, nbPages: 1 });
    expect(result.nbHits).toBe(result.hits.length);
  });

  it('gives hits the fields that DocSearch reads', async () => {
    const { hits } = await ask({ query: 'merge' });
    for (const hit of hits) {
      expect(hit.objectID).toEqual(expect.any(String));
      expect(hit.type).toMatch(/^(lvl[1-6]|content)$/);
      expect(() => new URL(hit.url)).not.toThrow();
      expect(hit.hierarchy).toMatchObject({ lvl0: 'Server', lvl1: 'Router' });
      expect(hit._highlightResult.hierarchy.lvl0?.value).toBe('Server');
    }
    expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
  });

  it('leaves out the levels that a hit does not have: the last is its title', async () => {
    const { hits } = await ask({ query: 'batching' });
    const levels = Object.keys(hits[0]?._highlightResult.hierarchy ?? {});
    expect(levels).toEqual(['lvl0', 'lvl1', 'lvl2']);
  });

  it('marks what was typed with the tags that were asked for', async () => {
    const { hits } = await ask({ query: 'batching' });
    expect(hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe('<mark>Batching</mark>');
  });

  it('escapes titles and texts', async () => {
    const [title] = (await ask({ query: 'inferOutput' })).hits;
    expect(title?.hierarchy.lvl3).toBe('The type inferOutput&lt;T&gt;');
    expect(title?._highlightResult.hierarchy.lvl3?.value).not.toContain('<T>');
    const [text] = (await ask({ query: 'onerror' })).hits;
    expect(text?._snippetResult.content?.value).toContain('&lt;img');
    expect(text?._snippetResult.content?.value).not.toContain('<img');
  });

  it('cuts texts to as many words as were asked for', async () => {
    const { hits } = await ask({ query: 'only', attributesToSnippet: ['content:3'] });
    const words = hits[0]?._snippetResult.content?.value.replace(/<\/?mark>|…/g, '').split(' ');
    expect(words).toHaveLength(3);
  });

  it('searches one docs version and what belongs to none', async () => {
    const paths = async (version: string) =>
      (await ask({ query: 'router', facetFilters: filtersFor(version) })).hits.map(
        ({ url }) => new URL(url).pathname,
      );
    expect((await paths('9.x')).some((path) => path.startsWith('/docs/v10'))).toBe(false);
    expect((await paths('current')).some((path) => path.startsWith('/docs/v9'))).toBe(false);
    expect(await paths('9.x')).toContain('/blog/hello');
  });

  it('answers several requests, counts alone, and the older form', async () => {
    const { results } = await search([
      { indexName: 'docs', params: request({ query: 'merge' }) },
      { indexName: 'docs', params: request({ query: 'merge', hitsPerPage: 0 }) },
    ]);
    expect(results).toHaveLength(2);
    expect(results[1]).toMatchObject({ hits: [], nbHits: results[0]?.nbHits });
  });

  it('says that nothing was found', async () => {
    expect(await ask({ query: 'zxqwvk' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });

  function fill({ handle }: Awaited<ReturnType<typeof startAlgolia>>['algolia']) {
    const requests = PAGES.flatMap(({ facets, ...page }) =>
      pageSections(page, { origin: 'https://example.com' }).flatMap((section) =>
        sectionRecords(section, facets).map((body) => ({ action: 'addObject', body })),
      ),
    );
    const send = (path: string, body: unknown) =>
      handle({ method: 'PUT', path: `/1/indexes/docs/${path}`, key: ADMIN_KEY, body });
    send('settings', INDEX_SETTINGS);
    send('batch', { requests });
  }
});

it('asks for Algolia again after its client did not load', async () => {
  const answer = { results: [] };
  const loads = [
    () => Promise.reject(new Error('offline')),
    () => Promise.resolve({ search: () => Promise.resolve(answer) }),
  ];
  const { search } = createHostedClient(() => loads.shift()!());
  await expect(search({ requests: [] })).rejects.toThrow('offline');
  expect(await search({ requests: [] })).toEqual(answer);
});
