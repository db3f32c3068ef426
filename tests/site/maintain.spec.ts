import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startHost, type Host } from '../support/host';
import { searchOn } from '../support/search';
import { hydrated } from '../support/site';
import { copySite, editFile, run } from '../support/site-copy';

/** Packages are installed twice, and the site is built once. */
const TIMEOUT_MS = 120 * 60_000;
const NEW_PAGES_TIMEOUT_MS = 5 * 60_000;
const OWN_PACKAGE = 'libraries/version-10.x/node_modules/@trpc/server';

/** Runs a command that has to go well, and gives what it printed. */
async function succeed(dir: string, command: string, ...args: string[]) {
  const { exitCode, output } = await run(dir, command, args);
  expect(exitCode, output).toBe(0);
  return output;
}

test('10.x is cut and built, with its pages, packages and search', async ({ page }) => {
  test.setTimeout(TIMEOUT_MS);
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'cut-'));
  // What is committed: the command wants a clone without changes.
  await succeed('.', 'git', 'clone', '--quiet', '.', site);
  // What the last build found of unchanged samples, as in the clone of a maintainer.
  fs.cpSync('.cache', path.join(site, '.cache'), { recursive: true });
  await succeed(site, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  const tenPages = slugs(path.join(site, 'docs'));
  const ninePages = slugs(path.join(site, 'versioned_docs/version-9.x'));

  const cut = await succeed(site, 'npm', 'run', 'version:cut', '--', '10.x');
  expect(cut).toMatch(/Samples: .*, 0 problems/);
  await useOwnPackages(site);
  await commit(site);
  await succeed(site, 'npm', 'run', 'build');
  const host = await startHost(path.join(site, 'build'));
  await seeThreeVersions(page, host);
  await seePages(host, '/docs/v10', tenPages);
  await seePages(host, '/docs/v11', tenPages);
  await seePages(host, '/docs/v9', ninePages);
  await searchInContext(page, host);
  await host.close();
  fs.rmSync(site, { recursive: true });
});

test('a new page and a new post have a sample that passes', async () => {
  test.setTimeout(NEW_PAGES_TIMEOUT_MS);
  const site = await copySite();
  await succeed(site, 'npm', 'run', 'new', '--', 'page', 'server/rate-limits', 'Rate limits');
  await succeed(site, 'npm', 'run', 'new', '--', 'post', 'Rate limits are here');
  for (const script of ['check:samples', 'test:samples']) {
    const output = await succeed(site, 'npm', 'run', script, 'rate-limits');
    expect(output).toMatch(/2 pages.* 0 problems/);
  }
  fs.rmSync(site, { recursive: true });
});

/** The paths of a folder's pages below their version's; `''` is the introduction. */
function slugs(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => /^slug: (\S+)$/m.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.[1])
    .map((slug = '') => (slug === '/' ? '' : slug));
}

/** What breaks the packages of 10.x breaks its samples, and not those of what is written now. */
async function useOwnPackages(site: string) {
  const own = path.join(site, OWN_PACKAGE);
  fs.cpSync(path.join(site, 'node_modules/@trpc/server'), own, { recursive: true });
  await editFile(own, 'dist/index.d.ts', "export * from './core';", '');
  const pages = ['docs/server/router', 'versioned_docs/version-10.x/server/router'];
  const { exitCode, output } = await run(site, 'npm', ['run', 'check:samples', ...pages]);
  expect(exitCode).toBe(1);
  expect(output).toContain('versioned_docs/version-10.x/server/router.mdx:');
  expect(output).not.toMatch(/^docs\/server\/router\.mdx:/m);
  fs.rmSync(own, { recursive: true });
}

function commit(site: string) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return succeed(site, 'git', ...author, 'commit', '--quiet', '--message', 'Cut 10.x');
}

async function seeThreeVersions(page: Page, host: Host) {
  await page.goto(`${host.url}/docs/v10/router`);
  await hydrated(page);
  await page.getByRole('button', { name: '10.x', exact: true }).click();
  for (const [name, status] of [
    ['11.x', 'pre-release'],
    ['10.x', 'stable'],
    ['9.x', 'no longer maintained'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAccessibleDescription(status);
  }
  await page.goto(`${host.url}/docs/v9/router`);
  const banner = page.getByRole('alert').filter({ hasText: 'no longer actively maintained' });
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(`${host.url}/docs/v10/router`);
}

async function seePages(host: Host, root: string, paths: string[]) {
  expect(paths.length).toBeGreaterThan(40);
  for (const slug of paths) {
    const response = await fetch(host.url + root + slug);
    expect(response.status, root + slug).toBe(200);
  }
}

async function searchInContext(page: Page, host: Host) {
  for (const root of ['/docs/v10', '/docs/v11']) {
    await page.goto(`${host.url}${root}/router`);
    const search = searchOn(page);
    await search.open('nest routers');
    await expect(search.selected).toContainText('Nest routers');
    const links = await search.hits.evaluateAll((hits) =>
      hits.map((hit) => hit.getAttribute('href') ?? ''),
    );
    const docs = links.filter((link) => link.startsWith('/docs/'));
    expect(docs.filter((link) => !link.startsWith(`${root}/`))).toEqual([]);
    expect(docs.length).toBeGreaterThan(0);
  }
}
