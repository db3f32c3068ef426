import fs from 'node:fs';
import docsVersions from '../../docs-versions.json';
import { expect, sitemapPaths, test } from '../support/site';

const ROUTES = [
  '/',
  '/playground',
  ...blogRoutes(),
  ...Object.entries(docsVersions.versions).flatMap(([name, { path }]) =>
    docsRoutes(name === 'current' ? 'docs' : `versioned_docs/version-${name}`, `/docs/${path}`),
  ),
];

/** One route per MDX file: the slug in its front matter below the version's path. */
function docsRoutes(folder: string, base: string) {
  return slugs(folder).map((slug) => `${base}${slug === '/' ? '' : slug}`);
}

/** The list of posts, the posts, and the tags that they have. */
function blogRoutes() {
  const tags = texts('blog').flatMap(
    (text) => /^tags: \[(.+)\]$/m.exec(text)?.[1]?.split(/, */) ?? [],
  );
  return [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    ...Array.from(new Set(tags), (tag) => `/blog/tags/${tag}`),
    ...slugs('blog').map((slug) => `/blog/${slug}`),
  ];
}

function slugs(folder: string) {
  return texts(folder).map((text) => /^slug: (\S+)$/m.exec(text)?.[1] ?? '(no slug)');
}

function texts(folder: string) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8'));
}

test('the sitemap lists every route and no other', () => {
  const listed = sitemapPaths().filter((path) => !path.startsWith('/blog/authors'));
  expect(listed.sort()).toEqual([...ROUTES].sort());
});

test('every route answers with a title, a description and a heading', async ({ request }) => {
  for (const route of ROUTES) {
    const response = await request.get(route);
    const html = await response.text();
    expect.soft(response.status(), route).toBe(200);
    expect.soft(TITLE.exec(html)?.[0], route).toMatch(/\S \| tRPC$/);
    expect.soft(DESCRIPTION.exec(html)?.[0], route).toMatch(/content="?[^">]{20,}/);
    expect.soft(html, route).toMatch(/<h1\b/);
  }
});

const TITLE = /<title[^>]*>[^<]+/;
const DESCRIPTION = /<meta[^>]*name="?description"?[^>]*>/;

test('every page names a social card of 1200 × 630 pixels that exists', async ({ request }) => {
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const url = /property="?og:image"? content="?([^"\s>]+)/.exec(html)?.[1] ?? '';
    const card = await (await request.get(new URL(url).pathname)).body();
    expect(card.subarray(1, 4).toString(), route).toBe('PNG');
    expect([card.readUInt32BE(16), card.readUInt32BE(20)], route).toEqual([1200, 630]);
  }
});

/** What Chromium says of the page itself. */
const NOT_FOUND = /404 \(Not Found\)/;

for (const path of ['/nope', '/docs', '/docs/v10/nope', '/blog/nope', '/docs/v1/router']) {
  test(`${path} answers with the not-found page`, async ({ page, provoked }) => {
    provoked.push(NOT_FOUND);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
}

test('the not-found page offers the pages with the nearest names', async ({ page, provoked }) => {
  provoked.push(NOT_FOUND);
  await page.goto('/docs/v9/ruoter');
  await page
    .getByRole('listitem')
    .filter({ hasText: '(9.x)' })
    .getByRole('link', { name: 'Router' })
    .click();
  await expect(page).toHaveURL(/\/docs\/v9\/router$/);
});

test('the not-found page says which version has the page, and searches for the words of the path', async ({
  page,
  provoked,
}) => {
  provoked.push(NOT_FOUND);
  await page.goto('/docs/v9/migrate-from-v9-to-v10');
  await expect(page.getByRole('main')).toContainText('(10.x only)');
  await expect(page.getByRole('searchbox')).toHaveValue('migrate from v9 to v10');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=migrate\+from\+v9\+to\+v10$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/migrate from v9 to v10/);
});

test('the links of the announcement bar lead to pages and places that exist', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('.theme-announcement-bar a[href^="/"]');
  await expect(links).not.toHaveCount(0);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const target = await page.context().newPage();
    expect((await target.goto(href))?.status()).toBe(200);
    await expect(target.locator(new URL(target.url()).hash || 'main')).toBeAttached();
  }
});

test('the sitemap is served', async ({ request }) => {
  expect((await request.get('/sitemap.xml')).status()).toBe(200);
});
