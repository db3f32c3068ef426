import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { searchOn } from '../../support/search';
import { expect, hydrated } from '../../support/site';
import { ALGOLIA, SECOND_BUILD, test } from './second-build';

const HOSTS = /algolia(net)?\.(net|com)\//;

let requests: unknown[];

test.beforeEach(async ({ page }) => {
  requests = [];
  await answerWithAlgolia(page, requests);
});

test('asks for the docs version of the page, and shows hits and their number', async ({ page }) => {
  await page.goto('/docs/v10/router');
  const search = searchOn(page);
  await search.open('mergeRouters');
  await expect(search.selected.locator('mark').first()).toHaveText('mergeRouters');
  expect(requests.at(-1)).toMatchObject({
    query: 'mergeRouters',
    indexName: 'docs',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
  await search.input.fill('nonsense');
  await expect(search.modal.getByText('No results for')).toBeVisible();
  await expect(search.hits).toHaveCount(0);
  await search.input.fill('mergeRouters');
  const count = /\d+/.exec((await search.seeAll.textContent()) ?? '')?.[0];
  await search.seeAll.click();
  await expect(page.getByRole('status').getByText(new RegExp(`^${count} result`))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
});

test('asks for the latest version elsewhere, and nothing before the reader reaches for it', async ({
  page,
}) => {
  await page.goto('/blog/hello-trpc');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.hits.first()).toBeVisible();
  expect(requests.at(-1)).toMatchObject({
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-9.x']],
  });
  await expect(search.modal.getByRole('link', { name: 'Powered by Algolia' })).toBeVisible();
  await expect(page.locator('link[rel=preconnect][href*=algolia]')).toHaveAttribute(
    'href',
    'https://TESTAPP-dsn.algolia.net',
  );
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

const MAX_HITS = 20;

/** Records as DocSearch's crawler writes them: of headings, and of a text below one. */
const RECORDS = ['default', 'docs-default-current', 'docs-default-9.x'].flatMap((tag) =>
  [null, 'mergeRouters makes one router of several.'].map((content) => ({
    url: `https://docs.example/docs/v10/${tag}#merge`,
    language: 'en',
    docusaurus_tag: tag,
    type: content ? 'content' : 'lvl2',
    hierarchy: { lvl0: 'Server', lvl1: 'Routers', lvl2: 'mergeRouters', lvl3: null },
    content,
  })),
);

type Query = { query: string; facetFilters: string[]; highlightPreTag: string };

/** Answers Algolia's client as its service does, with all of its own tests' records that have the words. */
async function answerWithAlgolia(page: Page, requests: unknown[]) {
  await page.route(HOSTS, (route) => {
    const body = route.request().postDataJSON() as { requests: Query[] };
    requests.push(...body.requests);
    return route.fulfill({
      json: { results: body.requests.map(answer) },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
}

function answer({ query, facetFilters, ...tags }: Query & { highlightPostTag?: string }) {
  const wanted = facetFilters.flat();
  const mark = (text: string) => ({
    value: text.replace(
      new RegExp(query, 'gi'),
      `${tags.highlightPreTag}$&${tags.highlightPostTag}`,
    ),
    matchLevel: text.toLowerCase().includes(query.toLowerCase()) ? 'full' : 'none',
  });
  const hits = RECORDS.filter(
    ({ docusaurus_tag, content }) =>
      wanted.includes(`docusaurus_tag:${docusaurus_tag}`) &&
      `mergeRouters ${content}`.toLowerCase().includes(query.toLowerCase()),
  ).map((record) => ({
    ...record,
    _highlightResult: { hierarchy: { lvl2: mark(record.hierarchy.lvl2) } },
    _snippetResult: record.content ? { content: mark(record.content) } : {},
  }));
  return { hits: hits.slice(0, MAX_HITS), nbHits: hits.length };
}
