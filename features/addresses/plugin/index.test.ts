import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { BuiltSite } from '../../../shared/built-site/build';
import { readPage } from '../../../shared/built-site/page-document';
import { temporaryFolder } from '../../../tests/unit/folder';
import { BUILT_LEDGER, LEDGER } from './ledger';
import { checkAddresses } from './';

/* The site's own redirects lead to pages that this build lacks. */
vi.mock('../redirects.json', () => ({ default: {} }));

const PAGES = {
  '/base/': '<h2 id=facts>Facts</h2>',
  '/base/docs/v9': '<h2 id=install>Install</h2>',
};

const { at, read, write } = temporaryFolder();

/** Checks a build of those pages, below a base path. */
function check() {
  const site = {
    baseUrl: '/base/',
    pages: ['/base/', '/base/docs/v9'],
    versions: [{ path: '/base/docs/v9' }],
    sources: { '/base/docs/v9': 'docs/install.mdx' },
  };
  const documents = new Map(
    Object.entries(PAGES).map(([file, html]) => [file, readPage(html, 'https://site.test/')]),
  );
  return checkAddresses([site as unknown as BuiltSite], documents, at());
}

it('writes the ledger of a build that keeps all released addresses', async () => {
  write(LEDGER, '/docs/v9\n/docs/v9#install\n');
  await check();
  expect(read(BUILT_LEDGER)).toBe('/\n/#facts\n/docs/v9\n/docs/v9#install\n');
});

it('fails a build that loses an address', async () => {
  write(LEDGER, '/docs/v9\n/docs/v9#instal\n');
  await expect(check()).rejects.toThrow(
    'docs/install.mdx: the heading #instal of /docs/v9 is gone.',
  );
  expect(fs.existsSync(at(BUILT_LEDGER))).toBe(false);
});
