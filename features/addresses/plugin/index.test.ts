import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BuiltSite } from '../../../shared/built-site/build';
import { readPage } from '../../../shared/built-site/page-document';
import { BUILT_LEDGER, LEDGER } from './ledger';
import { checkAddresses } from './';

/* These are of other pages. */
vi.mock('../aliases.json', () => ({ default: {} }));
vi.mock('../redirects.json', () => ({ default: {} }));

const PAGES = {
  'index.html': '<h2 id=facts>Facts</h2>',
  'docs/v9.html': '<h2 id=install>Install</h2>',
};

let siteDir: string;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function write(file: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
}

/** Checks a build of those pages, below a base path. */
function check() {
  const site = {
    baseUrl: '/base/',
    pages: ['/', '/docs/v9'],
    versions: [{ path: '/base/docs/v9' }],
    sources: { '/docs/v9': 'docs/install.mdx' },
  };
  const documents = new Map(
    Object.entries(PAGES).map(([file, html]) => [file, readPage(html, 'https://site.test/')]),
  );
  return checkAddresses([site as unknown as BuiltSite], documents, siteDir);
}

it('writes down the addresses of a build that keeps those of the ledger', async () => {
  write(LEDGER, '/docs/v9\n  #install\n');
  await check();
  expect(fs.readFileSync(path.join(siteDir, BUILT_LEDGER), 'utf8')).toBe(
    '/\n  #facts\n/docs/v9\n  #install\n',
  );
});

it('ends a build that loses an address', async () => {
  write(LEDGER, '/docs/v9\n  #instal\n');
  await expect(check()).rejects.toThrow(
    'docs/install.mdx: the heading #instal of /docs/v9 is gone.',
  );
  expect(fs.existsSync(path.join(siteDir, BUILT_LEDGER))).toBe(false);
});
