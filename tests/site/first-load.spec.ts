import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BUDGETS } from '../../budgets';
import { startHost } from '../support/host';
import { drop, hold, PAGE_SCRIPTS } from '../support/network';
import { KILOBYTE, pageBytes } from '../support/page-bytes';
import { expect, hydrated, sitemapPaths, test } from '../support/site';

/** The scripts are asked for when the page is drawn, and a stopped clock draws nothing. */
const FRAMES_MS = 100;

test('a spinner shows when the files of the first page take longer than 200 ms @nightly', async ({
  page,
}) => {
  const load = await hold(page, PAGE_SCRIPTS);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/docs/v9/router');
  await page.clock.runFor(FRAMES_MS);
  await page.waitForFunction(() => 'docusaurus' in window);
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  load();
  await page.clock.resume();
  await hydrated(page);
  await expect(spinner).toHaveCount(0);
});

test('a file that fails leaves the first page readable, with the error, and Retry works', async ({
  page,
  consoleErrors,
}) => {
  const mend = await drop(page, PAGE_SCRIPTS);
  await page.goto('/docs/v9/router');
  const alert = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(alert).toContainText('ChunkLoadError');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(consoleErrors.splice(0).join()).toMatch(/Loading chunk .+ failed/);
  await mend();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/v9\/router$/);
});

test('a site below another path than it was built for says so, and names that path @nightly', async ({
  page,
  consoleErrors,
}, info) => {
  const folder = info.outputPath('wrong-base');
  await fs.cp('build', path.join(folder, 'below'), { recursive: true });
  const host = await startHost(folder);
  await page.goto(`${host.url}/below`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /below/')).toBeVisible();
  await page.close();
  const missing = /404 \(Not Found\)/;
  expect(consoleErrors.splice(0).filter((error) => !missing.test(error))).toEqual([]);
  await host.close();
});

test('the scripts are asked for together, once the page is drawn', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/docs/v9/router');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('script');
  expect(asked).not.toContain('stylesheet');
  const load = await hold(page, /\/assets\/js\/main\./);
  await page.clock.runFor(FRAMES_MS);
  const named = await page
    .locator('#after-first-paint')
    .evaluate((element: HTMLTemplateElement) => element.content.querySelectorAll('script').length);
  expect(named).toBeGreaterThan(5);
  await expect.poll(() => asked.filter((type) => type === 'script').length).toBe(named);
  load();
  await page.clock.resume();
  await hydrated(page);
  expect(asked.filter((type) => type === 'script')).toHaveLength(named);
});

test('a page in a hidden tab, which is not drawn, works, too @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  const main = page.waitForRequest(/\/assets\/js\/main\./);
  await page.goto('/docs/v9/router');
  await main;
});

test('a page that is drawn by its own rules stays as it is when the whole stylesheet comes', async ({
  page,
}) => {
  await hold(page, '**/assets/js/*.js');
  for (const path of ['/', '/docs/v10/links', '/blog/hello-trpc']) {
    const load = await hold(page, '**/assets/css/styles.*.css');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.fonts.load('1em Geist'));
    const before = await looks(page);
    load();
    await page.waitForFunction(() => document.styleSheets.length === 2);
    expect(await looks(page), path).toEqual(before);
  }
});

/** What one sees of each element: its place, its colors and how its text is set. */
function looks(page: Page) {
  return page.locator('body *').evaluateAll((elements) =>
    elements.map((element) => {
      const { color, backgroundColor, borderColor, font, opacity, visibility } =
        getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = [color, backgroundColor, borderColor, font, opacity, visibility].join(' ');
      return `${element.tagName} ${[x, y, width, height].join(' ')} ${style}`;
    }),
  );
}

test('the font has what the pages write', () => {
  const css = readFileSync('src/css/fonts.css', 'utf8');
  const ranges = Array.from(css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from, to]) => ({
    from: parseInt(from!, 16),
    to: parseInt(to ?? from!, 16),
  }));
  const isInFont = (character: string) =>
    ranges.some(
      ({ from, to }) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to,
    );
  const missing = new Set<string>();
  for (const page of sitemapPaths()) {
    const html = readFileSync(`build${page === '/' ? '/index' : page}.html`, 'utf8');
    for (const [character] of html.matchAll(/[^\p{ASCII}]/gu)) {
      if (/[\p{L}\p{P}\p{Sc}]/u.test(character) && !isInFont(character)) {
        missing.add(character);
      }
    }
  }
  expect(
    [...missing],
    'name them in the unicode-range of src/css/fonts.css, and run site/subset-font.mjs',
  ).toEqual([]);
});

test('a first visit of each kind of page loads no more than it may', () => {
  for (const { name, path, htmlKilobytes, scriptsKilobytes } of BUDGETS.pages.firstVisits) {
    const { html, sheet, scripts, font } = pageBytes(path);
    expect.soft(html, name).toBeLessThanOrEqual(htmlKilobytes * KILOBYTE);
    expect.soft(sheet, name).toBeLessThanOrEqual(BUDGETS.pages.sheetKilobytes * KILOBYTE);
    expect.soft(scripts, name).toBeLessThanOrEqual(scriptsKilobytes * KILOBYTE);
    expect.soft(font, name).toBeLessThanOrEqual(BUDGETS.pages.fontKilobytes * KILOBYTE);
    expect.soft(Math.min(html, sheet, scripts, font), name).toBeGreaterThan(0);
  }
});
