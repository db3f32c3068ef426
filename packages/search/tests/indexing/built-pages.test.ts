import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { readBuiltPages } from '../../indexing/built-pages';
import * as pages from '../../indexing/page';
import { validated } from './validated';

const folder = temporaryFolder();

const NOINDEX = '<meta name=robots content="noindex, follow">';
const NOINDEX_PROPERTY = '<meta property=robots content=noindex>';

const page = (classes: string, content: string, meta = '') =>
  `<html class="${classes}"><head>${meta}<body><div id=__docusaurus_skipToContent_fallback>${content}</div>`;

const read = (paths: string[], options = {}) =>
  readBuiltPages(
    folder.at('build'),
    paths.map((path) => `/base/${path}`),
    { title: 'Site', baseUrl: '/base/' },
    validated(options),
    folder.at('pages.json'),
  );

it('finds the page of each route, below a base URL and of any plugin, and none that is to be left out', async () => {
  const files = {
    'index.html': page('plugin-pages', '<h1>Home</h1>'),
    'docs/v9.html': page('plugin-pages', '<h1>Docs</h1>'),
    'desk/index.html': page(
      'plugin-desk plugin-id-default',
      '<h1>Desk</h1><p>Text.<h2 id=b>Read <code>next</code></h2><p>Text.',
    ),
    'blog/index.html': page('plugin-blog blog-list-page', '<article><h1>A</h1></article>'),
    'hidden.html': page('plugin-pages', '<h1>Hidden</h1>', NOINDEX),
    'hidden-too.html': page('plugin-pages', '<h1>Hidden</h1>', NOINDEX_PROPERTY),
    '404.html': page('plugin-pages', '<h1>Not found</h1>'),
  };
  Object.entries(files).forEach(([file, text]) => folder.write(`build/${file}`, text));
  const paths = ['', 'docs/v9', 'desk', 'blog', 'hidden', 'hidden-too', '404.html', 'nope'];
  expect(await read(paths, { ignoredTitles: ['Read next'] })).toMatchObject([
    { path: '/base/', group: 'Site', sections: [{ title: 'Home' }] },
    { path: '/base/docs/v9', sections: [{ title: 'Docs' }] },
    { path: '/base/desk', sections: [{ title: 'Desk', blocks: ['Text.'] }] },
  ]);
});

it('parses pages again that changed, or where the cache is damaged', async () => {
  const parse = vi.spyOn(pages, 'readPage');
  const build = async (title: string) => {
    folder.write('build/a.html', page('plugin-pages', `<h1>${title}</h1>`));
    folder.write('build/hidden.html', page('plugin-pages', '<h1>Hidden</h1>', NOINDEX));
    parse.mockClear();
    expect(await read(['a', 'hidden'])).toMatchObject([{ sections: [{ title }] }]);
    return parse.mock.calls.length;
  };
  expect(await build('A')).toBe(2);
  expect(await build('A')).toBe(0);
  expect(await build('Changed')).toBe(1);
  folder.write('pages.json', '[[');
  expect(await build('Changed')).toBe(2);
});
