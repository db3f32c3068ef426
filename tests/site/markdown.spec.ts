import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { markdownPath } from '../../shared/paths';
import { drop } from '../support/network';
import {
  copied,
  expect,
  NARROW,
  ONE_OF_EACH_KIND,
  open,
  sitemapPaths,
  test,
  pageFile,
} from '../support/site';

const PAGES = sitemapPaths();
const VERSIONS = ['/docs/v10', '/docs/v9'];
const ROUTER = '/docs/v10/router';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    const tag = ONE_OF_EACH_KIND.includes(path) ? [] : '@nightly';
    test(
      `${path} is there as Markdown, word for word, with absolute links`,
      { tag },
      async ({ page }) => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const words = await page.evaluate(wordsOfPage, { places: PLACES, beside: BESIDE });
        expect(faultsOf(path, words)).toEqual([]);
      },
    );
  }
});

/** How a page and its Markdown differ, and the links in it that lead nowhere from elsewhere. */
function faultsOf(page: string, words: string): string[] {
  const faults: string[] = [];
  const markdown = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(read(markdownPath(page)));
  expect(read(pageFile(page))).toContain(`type=text/markdown href=${markdownPath(page)}`);
  const [title, source, ...text] = markdown.children;
  expect(title, page).toMatchObject({ type: 'heading', depth: 1 });
  expect(wordsOfMarkdown(source!), page).toContain(page);
  const found = letters(text.map(wordsOfMarkdown).join(''));
  const expected = letters(words);
  if (found !== expected) {
    faults.push(`${page}: ${firstDifference(found, expected)}`);
  }
  visit(markdown, ['link', 'image'], (node) => {
    if ('url' in node && !/^(https?|mailto):/.test(node.url)) {
      faults.push(`${page}: ${node.url}`);
    }
  });
  return faults;
}

for (const version of VERSIONS) {
  test(`${version}/llms.txt lists all its pages as llmstxt.org proposes, and one file has them all`, () => {
    const pages = PAGES.filter((page) => page === version || page.startsWith(`${version}/`));
    const [title, summary] = unified()
      .use(remarkParse)
      .parse(read(`${version}/llms.txt`)).children;
    expect(title).toMatchObject({ type: 'heading', depth: 1 });
    expect(summary).toMatchObject({ type: 'blockquote' });
    const listed = read(`${version}/llms.txt`).matchAll(/^- \[.+\]\((.+)\.md\): .+$/gm);
    expect(Array.from(listed, ([, url = '']) => new URL(url).pathname).sort()).toEqual(
      pages.sort(),
    );
    const whole = read(`${version}/llms-full.txt`);
    expect(pages.filter((page) => !whole.includes(read(`${page}.md`)))).toEqual([]);
    expect(read('/llms.txt')).toContain(`${version}/llms.txt`);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: NARROW, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a docs page is copied as Markdown, and one can view and edit it', async ({ page }) => {
    await open(page, ROUTER);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect.poll(() => copied(page)).toBe(read(`${ROUTER}.md`));
    const view = page.getByRole('article').getByRole('link', { name: 'View as Markdown' });
    await page.getByLabel('More for this page').click();
    const edit = page.getByRole('listitem').getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute('href', /github\.com.*router\.mdx$/);
    // It is text: browsers that show it ask for an icon, which it has none of.
    await expect(view).toHaveAttribute('href', `${ROUTER}.md`);
  });
});

test('says so where the Markdown cannot be copied @nightly', async ({ page, provoked }) => {
  provoked.push(/Failed to load resource/, /Failed to fetch/);
  await drop(page, '**/*.md');
  await open(page, ROUTER);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status').getByText('Could not be copied')).toBeVisible();
});

function read(file: string) {
  return fs.readFileSync(path.join('build', file), 'utf8');
}

/** What programs may drop or add are signs: of comments, of changed lines, of Markdown itself. */
function letters(words: string) {
  return words.replace(/[^\p{L}\p{N}]/gu, '');
}

function firstDifference(found: string, expected: string) {
  const at = [...expected].findIndex((letter, index) => letter !== found[index]);
  return `"${found.slice(at - 20, at + 40)}" instead of "${expected.slice(at - 20, at + 40)}"`;
}

function wordsOfMarkdown(block: Nodes) {
  const words: string[] = [];
  visit(block, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      words.push(node.value);
    }
  });
  return words.join(' ');
}

/** Where the text is: of a docs page, of a post, of any other page. */
const PLACES = [
  '.theme-doc-markdown',
  '#__blog-post-container',
  '#__docusaurus_skipToContent_fallback',
];

/** The title, ways to other pages, and controls. */
const BESIDE =
  'h1, aside, nav, .hash-link, .sample__hint, .sample__bare, .run, div[role=group], div[role=img]';

/** In the browser: the text of a page below its title. */
function wordsOfPage({ places, beside }: { places: string[]; beside: string }) {
  const found = places.map((place) => Array.from(document.querySelectorAll(place)));
  const texts = found.find(({ length }) => length > 0)!;
  for (const text of texts) {
    text.querySelectorAll(beside).forEach((part) => part.remove());
    text.querySelectorAll('svg').forEach((drawing) => drawing.replaceWith(drawing.ariaLabel ?? ''));
    // The name of a tab stands above what it shows.
    const panels = text.querySelectorAll('[role=tabpanel]');
    text.querySelectorAll('[role=tab]').forEach((tab, index) => panels[index]!.prepend(tab));
  }
  return texts.map(({ textContent }) => textContent).join('');
}
