import fs from 'node:fs/promises';
import path from 'node:path';
import type { Route } from '@playwright/test';
import { searchOn } from '../../support/search';
import { expect, hydrated } from '../../support/site';
import { ALGOLIA, SECOND_BUILD, test } from './second-build';

const HOSTS = /algolia(net)?\.(net|com)\//;

type Query = { query: string; highlightPreTag: string; highlightPostTag: string };

let requests: Query[];

test.beforeEach(async ({ page }) => {
  requests = [];
  await page.route(HOSTS, answerAsAlgolia);
});

test('asks for the docs version of the page, else the latest, and nothing before the reader reaches for it', async ({
  page,
}) => {
  const search = searchOn(page);
  for (const [address, version] of [
    ['/blog/hello-trpc', '9.x'],
    ['/docs/v10/router', 'current'],
  ] as const) {
    requests = [];
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await search.open('mergeRouters');
    await expect(search.selected.locator('mark').first()).toHaveText('mergeRouters');
    expect(requests.at(-1)).toMatchObject({
      query: 'mergeRouters',
      indexName: 'docs',
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
      ],
    });
  }
  await expect(search.hits).toHaveCount(HITS.length - 1);
  await expect(page.locator('link[rel=preconnect][href*=algolia]')).toHaveAttribute(
    'href',
    'https://TESTAPP-dsn.algolia.net',
  );
  await search.input.fill('nonsense');
  await expect(search.modal.getByText('No results for')).toBeVisible();
  await expect(search.hits).toHaveCount(0);
  await search.input.fill('merge');
  await search.seeAll.click();
  await expect(page.getByRole('status').getByText(`${HITS.length} results`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
});

test('where it refuses, modal and page say so, never fall back, and recover', async ({
  page,
  consoleErrors,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { message: 'Invalid key' } });
  await page.route(HOSTS, refuse);
  await page.goto('/docs/v10/router');
  const search = searchOn(page);
  await search.open('router');
  await expect(search.failure).toBeVisible();
  await expect(search.advice).toBeVisible();
  await expect(search.modal.getByText('No results for')).toBeHidden();
  expect(asked.filter((url) => url.includes('search-index'))).toEqual([]);

  await page.goto('/search?q=router');
  await expect(search.failure).toBeVisible();
  await page.unroute(HOSTS, refuse);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main [role=listitem]').first()).toBeVisible();
  for (const message of consoleErrors.splice(0)) {
    expect(message).toMatch(/^(Search failed: |Failed to load resource: |Access to fetch)/);
  }
});

test('holds the admin key nowhere', async () => {
  const files = await fs.readdir(SECOND_BUILD, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const text = await fs.readFile(path.join(file.parentPath, file.name), 'utf8');
    expect(text.includes(ALGOLIA.ALGOLIA_ADMIN_KEY), file.name).toBe(false);
  }
});

const HEADING = {
  url: 'https://docs.example/docs/v10/router#merge',
  docusaurus_tag: 'docs-default-current',
  hierarchy: { lvl0: 'Server', lvl1: 'Routers', lvl2: 'mergeRouters', lvl3: null },
  content: null,
};

/** Records as DocSearch's crawler writes them: of a heading, of a text below it, and none that it would write. */
const HITS = [
  HEADING,
  { ...HEADING, content: 'mergeRouters makes one router of several.' },
  { ...HEADING, url: 'javascript:alert(1)' },
];

/** Answers Algolia's client as its service does, with all records for all but nonsense. */
function answerAsAlgolia(route: Route) {
  const body = route.request().postDataJSON() as { requests: Query[] };
  requests.push(...body.requests);
  const results = body.requests.map(({ query, highlightPreTag, highlightPostTag }) => {
    const value = `${highlightPreTag}mergeRouters${highlightPostTag}`;
    const hits = HITS.map((hit) => ({
      ...hit,
      _highlightResult: { hierarchy: { lvl2: { value } } },
      _snippetResult: hit.content ? { content: { value, matchLevel: 'full' } } : {},
    }));
    return query === 'nonsense' ? { hits: [], nbHits: 0 } : { hits, nbHits: hits.length };
  });
  return route.fulfill({ json: { results }, headers: { 'access-control-allow-origin': '*' } });
}
