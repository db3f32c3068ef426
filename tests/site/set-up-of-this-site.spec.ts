import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startHost } from '../support/host';
import { keepVersion, NO_TRACES, offlineOn, traces } from '../support/offline';
import { Sample } from '../support/run';
import { searchOn } from '../support/search';
import { open } from '../support/site';
import { buildUnminified, editFile, leaveFewPages, test } from '../support/site-copy';

const PAGE = 'docs/server/router.mdx';
const BUILD_TIMEOUT_MS = 180_000;

test.use({ original: '.' });

// One worker, and so one copy, for all of them.
test.describe.configure({ mode: 'default', timeout: BUILD_TIMEOUT_MS });

test.beforeEach(({ copy }) => leaveFewPages(copy, ['server/router']));

test('a base path and a second locale build, with every social card and a menu of languages, and are kept offline @nightly', async ({
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
  const headers = await fs.readFile(path.join(copy, 'build/_headers'), 'utf8');
  expect(headers).toContain('\n/base/assets/*\n');
  // One banner for a wrong base URL per locale, the colors’, the first paint’s, and those of both frames.
  expect(headers.match(/'sha256-/g)).toHaveLength(6);
  expect(existsSync(path.join(copy, 'build/fr/_headers'))).toBe(false);
  const served = path.join(copy, 'served');
  await fs.mkdir(served);
  await fs.rename(path.join(copy, 'build'), path.join(served, 'base'));
  await fs.rename(path.join(served, 'base/vercel.json'), path.join(served, 'vercel.json'));
  const host = await startHost(served);
  await page.goto(`${host.url}/base/docs/v9/router`);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  const languages = page.getByRole('navigation', { name: 'Main' });
  await languages.getByRole('button', { name: 'English' }).click();
  await languages.getByRole('link', { name: /français/i }).click();
  await expect(page).toHaveURL(`${host.url}/base/fr/docs/v9/router`);
  await expect(languages.getByRole('button', { name: /français/i })).toBeVisible();

  const LOCALES = { en: '/base/', fr: '/base/fr/' };
  const addressIn = (locale: keyof typeof LOCALES) =>
    `${host.url}${LOCALES[locale]}docs/v10/router`;
  await keepVersion(page, addressIn('en'));
  await keepVersion(page, addressIn('fr'));
  await host.close();
  for (const locale of ['en', 'fr'] as const) {
    await open(page, addressIn(locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const search = searchOn(page);
    await search.open('nest routers');
    await expect(search.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    const sample = new Sample(
      page
        .getByRole('figure')
        .filter({ has: page.locator('.run') })
        .first(),
    );
    await sample.run.click();
    await expect(sample.status).toHaveText(/^Ran in/);
    expect((await traces(page)).workers).toBe(locale === 'en' ? 2 : 1);
    const offline = offlineOn(page);
    await offline.open.click();
    await offline.remove.click();
    await expect(offline.status).toHaveText('10.x is no longer on this device.');
  }
  expect(await traces(page)).toEqual(NO_TRACES);
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

test('a script in a page that nobody named fails the build with the page and the mend @nightly', async ({
  copy,
}) => {
  await fs.appendFile(path.join(copy, PAGE), "\n<script>{'alert(1)'}</script>\n");
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    'docs/v10/router.html has an inline script that browsers would block: "alert(1)". Put it into a module of src/clientModules;',
  );
});

test('a page that no sidebar has fails the build, and the files that share an address are named', async ({
  copy,
}) => {
  const page = await fs.readFile(path.join(copy, PAGE), 'utf8');
  await fs.writeFile(path.join(copy, 'docs/server/twin.mdx'), page);
  await editFile(
    copy,
    'sidebars.ts',
    '{ "type": "autogenerated", "dirName": "." }',
    '"server/router", "main/quickstart"',
  );
  await fs.writeFile(
    path.join(copy, 'docs/server/orphan.mdx'),
    page.replace('slug: /router', 'slug: /orphan').replace(/^title: .*$/m, 'title: Orphan'),
  );
  const { exitCode, output } = await buildUnminified(copy);
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /docs\/server\/orphan\.mdx is in no sidebar, so readers do not find it; add 'server\/orphan' to sidebars\.ts/,
  );
  expect(output).toMatch(
    /docs\/server\/router\.mdx and docs\/server\/twin\.mdx have the title "[^"]+"; readers cannot tell/,
  );
  expect(output).toContain(
    'docs/server/router.mdx and docs/server/twin.mdx have the address /docs/v10/router',
  );
});
