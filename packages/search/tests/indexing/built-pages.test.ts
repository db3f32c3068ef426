import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEFAULTS } from './defaults';
import { readBuiltPages } from '../../indexing/built-pages';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
});
afterEach(() => fs.rmSync(outDir, { recursive: true }));

function write(file: string, title: string, text = '') {
  fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  fs.writeFileSync(
    path.join(outDir, file),
    `<html class=plugin-pages><div id=__docusaurus_skipToContent_fallback><h1>${title}</h1>${text}</div>`,
  );
}

it('finds the file of each route, also below a base URL, and skips routes without one', async () => {
  write('index.html', 'Home');
  write('docs/v9.html', 'Docs');
  write('folder/index.html', 'Folder');
  write('404.html', 'Not found');
  const routes = ['/base/', '/base/docs/v9', '/base/folder', '/base/404.html', '/base/nope'];
  const pages = await readBuiltPages(
    outDir,
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
