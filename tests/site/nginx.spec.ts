import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { hostingFiles } from '../../features/hosting/plugin/files';
import { headerRules } from '../../features/hosting/plugin/rules';
import { type Nginx, startNginx, whyNoNginx } from '../support/nginx';
import { expect, sitemapPaths } from '../support/site';

const CONFIGURATION = '.hosting/nginx.conf';
const KEPT = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Where nginx is not there and cannot be installed, these are skipped, and the report says why. */
const reason = whyNoNginx();
base.skip(Boolean(reason) && !process.env.GITHUB_ACTIONS, reason);

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // Playwright demands a pattern here, even an empty one.
    async ({}, use) => {
      const nginx = await startNginx(await read(`build/${CONFIGURATION}`), 'build');
      await use(nginx);
      await nginx.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
});

const read = (file: string) => fs.readFile(file, 'utf8');

test('nginx serves every page of the sitemap, to be asked for again, with the policy', async ({
  request,
}) => {
  for (const page of sitemapPaths()) {
    const answer = await request.get(page, { maxRedirects: 0 });
    expect.soft(answer.status(), page).toBe(200);
    expect.soft(answer.headers(), page).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': REVALIDATED,
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      etag: expect.stringMatching(/\w/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
});

test('nginx answers with the not-found page where there is nothing to see', async ({ request }) => {
  const lost = await read('build/404.html');
  for (const page of [
    ...['/nope', '/docs', '/docs/v9/nope', '/404', '/assets/js/nope.js', '/assets/js/'],
    ...[`/${CONFIGURATION}`, '/_headers', '/_redirects', '/vercel.json'],
  ]) {
    const answer = await request.get(page);
    expect.soft(answer.status(), page).toBe(404);
    expect.soft((await answer.text()) === lost, page).toBe(true);
    expect.soft(answer.headers()['cache-control'], page).toBe(REVALIDATED);
  }
});

test('nginx answers with the same page where an address is longer than it reads', async ({
  request,
}) => {
  const answer = await request.get(`/docs/v9/${'router'.repeat(2000)}`);
  expect(answer.status()).toBe(414);
  expect(await answer.text()).toBe(await read('build/404.html'));
});

test('nginx lets files with hashes in their names be kept', async ({ request }) => {
  const script = /\/assets\/js\/main\.\w+\.js/.exec(await read('build/index.html'))?.[0] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toBe(KEPT);
  for (const [file, type] of [
    ['/docs/v9/router.md', 'text/markdown; charset=utf-8'],
    ['/docs/v9/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
  ] as const) {
    expect((await request.get(file)).headers()['content-type'], file).toBe(type);
  }
});

test('nginx leads to the one address of a page, on this host', async ({ request, nginx }) => {
  for (const [from, to] of [
    ['/docs/v9/router.html', '/docs/v9/router'],
    ['/docs/v9/router/', '/docs/v9/router'],
    ['/docs/v9/router.html?a=b', '/docs/v9/router?a=b'],
    ['/index.html', '/'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 301, to]);
  }
  // As they are: browsers would take the first two for another host themselves.
  for (const foreign of ['//other.test/a.html', '//other.test/a/', '/\\other.test/a.html']) {
    expect.soft(await redirectOf(nginx.url, foreign), foreign).toBeUndefined();
  }
});

test('nginx serves pages below a base path, in a second language, with redirects', async ({
  playwright,
}, info) => {
  const folder = info.outputPath('release');
  const page = await read('build/docs/v9/router.html');
  for (const [name, text] of Object.entries({
    'index.html': 'home',
    '404.html': 'nothing here',
    'docs/router.html': page,
    'fr/index.html': 'accueil',
    'fr/404.html': 'rien ici',
  })) {
    const file = path.join(folder, 'base', name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
  const bases = ['/base/', '/base/fr/'];
  const redirects = { '/former': '/docs/router' };
  const configuration = hostingFiles({ bases, rules: headerRules('x'), redirects })[CONFIGURATION];
  const nginx = await startNginx(configuration ?? '', folder);
  const request = await playwright.request.newContext({ baseURL: nginx.url });

  const compressed = await request.get('/base/docs/router');
  expect(compressed.headers()).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  for (const [address, status, text] of [
    ['/base/', 200, 'home'],
    ['/base/fr/', 200, 'accueil'],
    ['/base/nope', 404, 'nothing here'],
    ['/base/fr/nope', 404, 'rien ici'],
    ['/base/former', 200, page],
    ['/base/fr/former', 404, 'rien ici'],
  ] as const) {
    const answer = await request.get(address);
    expect([address, answer.status(), await answer.text()]).toEqual([address, status, text]);
  }
  const redirect = await request.get('/base/former?a=b', { maxRedirects: 0 });
  expect([redirect.status(), redirect.headers().location]).toEqual([301, '/base/docs/router?a=b']);
  await request.dispose();
  await nginx.close();
});

test('a deployment takes no page from readers, and no part from a page that is open', async ({}, info) => {
  const releases = ['first', 'second'].map((name) => info.outputPath(name));
  for (const release of releases) {
    await fs.mkdir(path.join(release, 'assets'), { recursive: true });
    await fs.writeFile(path.join(release, `assets/of-the-${path.basename(release)}.js`), '');
    await fs.writeFile(path.join(release, 'index.html'), release);
  }
  const nginx = await startNginx(await read(`build/${CONFIGURATION}`), releases[0]!);
  for (const release of [...releases].reverse()) {
    await nginx.deploy(release);
    expect(await (await fetch(nginx.url)).text()).toBe(release);
    for (const part of ['/assets/of-the-first.js', '/assets/of-the-second.js']) {
      expect((await fetch(nginx.url + part)).status, `${part} with ${release}`).toBe(200);
    }
  }
  await nginx.close();
});

/** Where a host leads that is asked for an address as it is written. */
function redirectOf(url: string, address: string) {
  return new Promise<string | undefined>((resolve, reject) => {
    http
      .get(url, { path: address }, (answer) => resolve(answer.resume().headers.location))
      .on('error', reject);
  });
}
