import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { DEFAULTS } from './defaults';
import { readBuiltPages } from '../../indexing/built-pages';

const folder = temporaryFolder();

const write = (file: string, title: string) =>
  folder.write(
    file,
    `<html class=plugin-pages><div id=__docusaurus_skipToContent_fallback><h1>${title}</h1></div>`,
  );

it('finds the file of each route, also below a base URL, and skips routes without one', async () => {
  write('index.html', 'Home');
  write('docs/v9.html', 'Docs');
  write('folder/index.html', 'Folder');
  write('404.html', 'Not found');
  const routes = ['/base/', '/base/docs/v9', '/base/folder', '/base/404.html', '/base/nope'];
  const pages = await readBuiltPages(
    folder.at(),
    routes,
    { title: 'Site', baseUrl: '/base/' },
    DEFAULTS,
  );
  expect(pages.map(({ path: route, sections }) => [route, sections[0]?.title])).toEqual([
    ['/base/', 'Home'],
    ['/base/docs/v9', 'Docs'],
    ['/base/folder', 'Folder'],
  ]);
});
