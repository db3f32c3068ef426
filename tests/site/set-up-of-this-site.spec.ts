import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startHost } from '../support/host';
import { buildUnminified, editFile, leaveFewPages, test } from '../support/site-copy';

const PAGE = 'docs/server/router.mdx';
const BUILD_TIMEOUT_MS = 180_000;

test.use({ original: '.' });

// One worker, and so one copy, for all of them.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

test.beforeEach(({ copy }) => leaveFewPages(copy, ['server/router']));

test('a base path and a second locale build, with every social card and a menu of languages', async ({
  copy,
  page,
}) => {
  test.setTimeout(2 * BUILD_TIMEOUT_MS);
  await editFile(copy, 'docusaurus.config.ts', "baseUrl: '/'", "baseUrl: '/base/'");
  await editFile(copy, 'docusaurus.config.ts', "locales: ['en']", "locales: ['en', 'fr']");
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode, output).toBe(0);
  for (const [locale, base] of [
    ['', '/base/'],
    ['fr/', '/base/fr/'],
  ] as const) {
    for (const page of ['index', 'docs/v9/router']) {
      const card = `social-cards/${page}.png`;
      const html = await fs.readFile(path.join(copy, `build/${locale}${page}.html`), 'utf8');
      expect(html).toContain(`https://trpc.io${base}${card}`);
      expect(existsSync(path.join(copy, 'build', locale, card)), card).toBe(true);
    }
  }
  const served = path.join(copy, 'served');
  await fs.mkdir(served);
  await fs.rename(path.join(copy, 'build'), path.join(served, 'base'));
  const host = await startHost(served);
  await page.goto(`${host.url}/base/docs/v9/router`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const languages = page.getByRole('navigation', { name: 'Main' });
  await languages.getByRole('button', { name: 'English' }).click();
  await languages.getByRole('link', { name: /français/i }).click();
  await expect(page).toHaveURL(`${host.url}/base/fr/docs/v9/router`);
  await expect(languages.getByRole('button', { name: /français/i })).toBeVisible();
  await host.close();
});

test('front matter against the rules fails the build with file, fault and mend', async ({
  copy,
}) => {
  await editFile(copy, PAGE, 'slug: /router', 'slug: /server/router');
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    `${PAGE}: front matter "slug" is "/server/router"; write a flat path such as "slug: /router"`,
  );
});

test('front matter that is no YAML fails the build with file and line', async ({ copy }) => {
  await editFile(copy, PAGE, 'slug: /router', 'slug: "/router');
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(`${PAGE}: the front matter is not valid YAML.`);
});
