import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../budgets';
import { builtIndex, scopeOf } from '../support/built-index';
import { isWithin, KILOBYTE } from '../support/page-bytes';
import { sitemapPaths } from '../support/site';

const allSections = () =>
  builtIndex.load({
    language: 'en',
    tags: ['current', '9.x'].flatMap((name) => scopeOf(name).tags),
  });

test('every page is found, and no list of pages', async () => {
  const indexed = new Set((await allSections()).map(({ page }) => page));
  const lists = /^\/blog(\/archive|\/tags.*|\/authors.*)?$/;
  const expected = sitemapPaths().filter((pathname) => !lists.test(pathname));
  expect(Array.from(indexed).sort()).toEqual(expected.sort());
});

test('no text of the site around the pages is indexed', async () => {
  const around = /Skip to main content|^Edit this page|Direct link to|Copy code|[\u200b\ufeff]/m;
  const wrong = (await allSections()).filter(
    ({ title, prose, code, blocks }) =>
      around.test(`${title}\n${prose}\n${code}`) ||
      // Labels of samples; a column of a table may be called so.
      blocks.includes('Terminal') ||
      blocks.includes('TypeScript') ||
      title === '',
  );
  expect(wrong).toEqual([]);
});

test('no file of the index keeps readers waiting', () => {
  for (const file of fs.readdirSync('build/search-index').filter((name) => /\.json$/.test(name))) {
    const content = fs.readFileSync(`build/search-index/${file}`);
    expect(isWithin(BUDGETS.search.fileKilobytes * KILOBYTE, content), file).toBe(true);
  }
});
