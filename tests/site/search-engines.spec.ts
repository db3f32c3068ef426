import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { versions } from '@site/docs-versions.json';
import { pageFile } from '@site/shared/built-site/build';
import { sitemapPaths } from '../support/site';

const UNRELEASED = versions.current;
const BANNER = /role=alert>(<[^>]+>)*Unreleased\.(<[^>]+>)*See the /;

const pages = () =>
  sitemapPaths().map((page) => {
    const html = fs.readFileSync(pageFile('build', page), 'utf8');
    const [, title = ''] = /<title[^>]*>([^<]*)/.exec(html) ?? [];
    const [description = ''] = /<meta[^>]*name=description[^>]*>/.exec(html) ?? [];
    return { page, html, title, description };
  });

test('each page of the unreleased version says so, to readers and to programs', () => {
  const root = `/docs/${UNRELEASED.path}`;
  const unreleased = pages().filter(({ page }) => page === root || page.startsWith(`${root}/`));
  expect(unreleased.length).toBeGreaterThan(40);
  for (const { page, html, title } of unreleased) {
    expect(title, page).toContain(UNRELEASED.label);
    expect(BANNER.test(html), page).toBe(true);
  }
});

test('no two pages share a title or a description', () => {
  for (const property of ['title', 'description'] as const) {
    const texts = pages().map((page) => page[property]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
