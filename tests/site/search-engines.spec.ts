import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { versions } from '@site/docs-versions.json';
import { readPage, type PageDocument } from '@site/shared/built-site/page-document';
import { pageFile } from '@site/shared/built-site/build';
import { sitemapPaths } from '../support/site';

const ORIGIN = 'https://trpc.io';
const UNRELEASED = versions.current;
const BANNER = /role=alert>(<[^>]+>)*Unreleased\.(<[^>]+>)*See the /;

type Data = { '@type': string; [property: string]: unknown };
type Page = PageDocument & { html: string; data: Data[] };

let pages: ReadonlyMap<string, Page>;
let docs: string[];

// All in one process: to read every page takes seconds.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  pages = readPages();
  docs = [...pages.keys()].filter((page) => /^\/docs\/v\d+(\/|$)/.test(page));
});

test('each page names itself as its canonical address', () => {
  expect(docs.length).toBeGreaterThan(100);
  for (const page of sitemapPaths()) {
    const { canonical, html } = pages.get(page)!;
    expect(canonical).toBe(ORIGIN + page);
    expect(html.includes(`property=og:url content=${canonical} `), page).toBe(true);
  }
});

test('each page of the unreleased version says so, to readers and to programs', () => {
  const unreleased = docs.filter((page) => `${page}/`.startsWith(`/docs/${UNRELEASED.path}/`));
  for (const page of unreleased) {
    const { title, html, data } = pages.get(page)!;
    expect(title, page).toContain(UNRELEASED.label);
    expect(BANNER.test(html), page).toBe(true);
    expect(only(data, 'TechArticle'), page).toMatchObject({
      version: UNRELEASED.label,
      creativeWorkStatus: 'Draft',
    });
  }
});

test('no two pages share a title or a description', () => {
  const listed = sitemapPaths().map((page) => pages.get(page)!);
  for (const property of ['title', 'description'] as const) {
    const texts = listed.map((page) => page[property]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('each docs page says that it is an article, and the way to it', () => {
  for (const page of docs) {
    const { title, description, data } = pages.get(page)!;
    const article = only(data, 'TechArticle');
    expect(title.startsWith(article?.headline as string), page).toBe(true);
    expect(article, page).toMatchObject({ url: ORIGIN + page, description, inLanguage: 'en' });
    expect(fs.existsSync(path.join('build', new URL(article?.image as string).pathname))).toBe(
      true,
    );

    const way = only(data, 'BreadcrumbList')?.itemListElement as { item: string }[];
    const version = page.split('/').slice(0, 3).join('/');
    expect(way.map(({ item }) => item)).toEqual(
      Array.from(new Set([version, page]), (step) => ORIGIN + step),
    );
  }
});

test('the post says that it is one', () => {
  const { description, data } = pages.get('/blog/hello-trpc')!;
  expect(only(data, 'BlogPosting')).toMatchObject({
    url: `${ORIGIN}/blog/hello-trpc`,
    headline: 'Hello, tRPC',
    description,
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
});

/** All pages; what leads on from one that is gone has no title. */
function readPages() {
  const files = fs
    .readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html');
  return new Map(
    files.flatMap((file) => {
      const page = `/${file.replace(/(^index)?\.html$/, '')}`;
      const html = fs.readFileSync(pageFile('build', page), 'utf8');
      const built = readPage(html, 'https://trpc.io/');
      const data = built.jsonLd.map((text) => JSON.parse(text) as Data);
      return built.title ? [[page, { ...built, html, data } satisfies Page] as const] : [];
    }),
  );
}

/** The one of a type: two would contradict each other. */
function only(data: Data[], type: string) {
  const found = data.filter((entry) => entry['@type'] === type);
  expect(found, type).toHaveLength(1);
  return found[0];
}
