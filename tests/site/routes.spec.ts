import fs from 'node:fs';
import docsVersions from '../../docs-versions.json';
import { expect, sitemapPaths, test, pageFile } from '../support/site';

const unreleased = docsVersions.versions.current;
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

test('every page has a title and a description of its own, a heading, and a social card of 1200 × 630 pixels', () => {
  const own = new Set<string>();
  for (const route of ROUTES) {
    const html = fs.readFileSync(`build${pageFile(route)}`, 'utf8');
    const [title = ''] = /<title[^>]*>[^<]+/.exec(html) ?? [];
    const [description = ''] = /<meta[^>]*name=description[^>]*>/.exec(html) ?? [];
    expect.soft(title, route).toMatch(/\S \| tRPC$/);
    expect.soft(description, route).toMatch(/content="[^">]{20,}/);
    expect.soft(own.has(title) || own.has(description), `${route} shares one`).toBe(false);
    own.add(title).add(description);
    expect.soft(html, route).toMatch(/<h1\b/);
    const url = /property=og:image content=([^\s>]+)/.exec(html)?.[1] ?? '';
    const card = fs.readFileSync(`build${new URL(url).pathname}`);
    expect.soft(card.subarray(1, 4).toString(), route).toBe('PNG');
    expect.soft([card.readUInt32BE(16), card.readUInt32BE(20)], route).toEqual([1200, 630]);
    if (route.startsWith(`/docs/${unreleased.path}`)) {
      expect.soft(title, 'programs read it').toContain(unreleased.label);
      expect.soft(html, route).toMatch(/role=alert>(<[^>]+>)*Unreleased\.(<[^>]+>)*See the /);
    }
  }
});

/** What Chromium says of the page itself. */
const NOT_FOUND = /404 \(Not Found\)/;

test('what is no page answers with the not-found page, which offers the nearest names', async ({
  page,
  provoked,
}) => {
  provoked.push(NOT_FOUND);
  for (const path of ['/nope', '/docs', '/docs/v1/router', '/docs/v9/ruoter']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
  const near = page.getByRole('main').getByRole('listitem');
  await expect(near).toHaveText(['Router (9.x)', 'Router (10.x)']);
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/v9\/router$/);
});

test('the not-found page says which version has the page, and searches for the words of the path', async ({
  page,
  provoked,
}) => {
  provoked.push(NOT_FOUND);
  await page.goto('/docs/v9/migrate-from-v9-to-v10');
  await expect(page.getByRole('main')).toContainText('(10.x)');
  await page.getByRole('link', { name: 'Search for “migrate from v9 to v10”' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/migrate from v9 to v10/);
});

test('the links of the announcement bar lead to pages and places that exist', () => {
  const bar = /<div class="?theme-announcement-bar.*?<\/div><\/div>/s;
  const [html = ''] = bar.exec(fs.readFileSync('build/index.html', 'utf8')) ?? [];
  const links = Array.from(html.matchAll(/href="?(\/[^"\s>#]*)(?:#([^"\s>]+))?/g));
  expect(links).not.toEqual([]);
  for (const [, path = '', id] of links) {
    const target = fs.readFileSync(`build${pageFile(path)}`, 'utf8');
    expect(target, `${path}#${id}`).toMatch(new RegExp(`\\bid="?${id ?? '__docusaurus'}\\b`));
  }
});

test('feeds have the posts with their code, and no button that would do nothing there', () => {
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    const text = fs.readFileSync(`build/blog/${feed}`, 'utf8');
    expect.soft(text, feed).toMatch(/class=\\?"sample\b/);
    expect.soft(text, feed).not.toContain('<button');
  }
});
