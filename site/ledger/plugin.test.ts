import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BUILT_LEDGER, LEDGER } from './files';
import ledger from './index';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
  write('build/index.html', '<h2 id=facts>Facts</h2>');
  write('build/docs/v9.html', '<h2 id=install>Install</h2>');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}

/** What happens after a build of those pages, below a base path. */
async function postBuild(currentLocale = 'en') {
  const i18n = { currentLocale, defaultLocale: 'en' };
  const plugin = ledger({ siteDir, baseUrl: '/base/', i18n } as LoadContext);
  const install = { permalink: '/base/docs/v9', source: '@site/docs/install.mdx' };
  const docs = { loadedVersions: [{ path: '/base/docs/v9', docs: [install] }] };
  await plugin.postBuild?.({
    outDir: path.join(siteDir, 'build'),
    routesPaths: ['/base/', '/base/404.html', '/base/docs/v9'],
    plugins: [
      { name: 'docusaurus-plugin-content-docs', content: docs },
      { name: 'docusaurus-plugin-content-blog', content: { blogPosts: [] } },
    ],
  } as unknown as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
}

it('writes down the addresses of a build that keeps those of the ledger', async () => {
  write(LEDGER, '/docs/v9\n  #install\n');
  await postBuild();
  expect(fs.readFileSync(path.join(siteDir, BUILT_LEDGER), 'utf8')).toBe(
    '/\n  #facts\n/docs/v9\n  #install\n',
  );
});

it('ends a build that loses an address', async () => {
  write(LEDGER, '/docs/v9\n  #instal\n');
  await expect(postBuild()).rejects.toThrow(
    'docs/install.mdx: the heading #instal of /docs/v9 is gone.',
  );
  expect(fs.existsSync(path.join(siteDir, BUILT_LEDGER))).toBe(false);
});

it('leaves other locales alone', async () => {
  write(LEDGER, '/docs/v9\n  #instal\n');
  await postBuild('fr');
});
