import fs from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { ShardSection } from 'docusaurus-site-search/engine';
import { BUDGETS } from '../../budgets';
import { builtIndex } from '../support/built-index';
import { KILOBYTE } from '../support/page-bytes';
import { expect, sitemapPaths, test } from '../support/site';

async function allSections(): Promise<ShardSection[]> {
  return (await builtIndex.load({}, true)).flatMap(({ sections }) => sections());
}

function htmlOf(pathname: string): string {
  const file = pathname === '/' ? '/index' : pathname;
  return fs.readFileSync(`build${file}.html`, 'utf8');
}

test('every address and anchor of the index exists in the built site', async () => {
  for (const { address } of await allSections()) {
    const { pathname, hash } = new URL(address, 'https://a.example');
    const html = htmlOf(pathname);
    const id = decodeURIComponent(hash.slice(1));
    const isThere = !id || html.includes(`id=${id}`) || html.includes(`id="${id}"`);
    expect(isThere, address).toBe(true);
  }
});

test('every page is found, and no list of pages', async () => {
  const indexed = new Set((await allSections()).map(({ page }) => page));
  const lists = /^\/blog(\/archive|\/tags.*|\/authors.*)?$/;
  const expected = sitemapPaths().filter((pathname) => !lists.test(pathname));
  expect(Array.from(indexed).sort()).toEqual(expected.sort());
});

test('the playground is found, and not the programs that it lists', async () => {
  const sections = (await allSections()).filter(({ page }) => page === '/playground');
  expect(sections.map(({ title }) => title)).toEqual(['Playground']);
  expect(sections[0]!.prose).toMatch(/^Change the programs of these docs/);
  expect(sections[0]!.prose).not.toMatch(/Programs of|Quickstart|JavaScript/);
});

test('no text of the site around the pages is indexed', async () => {
  for (const { title, prose, code, blocks, address: url } of await allSections()) {
    const text = `${title}\n${prose}\n${code}`;
    expect(text, url).not.toMatch(
      /Skip to main content|^Edit this page|Direct link to|Copy code|[\u200b\ufeff]/m,
    );
    // Labels of samples; a column of a table may be called so.
    expect(blocks, url).not.toContain('Terminal');
    expect(blocks, url).not.toContain('TypeScript');
    expect(title, url).not.toBe('');
  }
});

test('code keeps its lines', async () => {
  const [shard] = await builtIndex.load({ tags: ['docs-default-current'] }, true);
  const code =
    shard?.sections().find(({ address }) => address.endsWith('#write-the-server'))?.code ?? '';
  expect(code).toContain('\nconst t = initTRPC.create();\n');
});

test('no file of the index keeps readers waiting', () => {
  for (const file of fs.readdirSync('build/search-index').filter((name) => /\.json$/.test(name))) {
    const compressed = brotliCompressSync(fs.readFileSync(`build/search-index/${file}`));
    expect(compressed.length / KILOBYTE, file).toBeLessThan(BUDGETS.search.fileKilobytes);
  }
});
