import fs from 'node:fs/promises';
import path from 'node:path';
import { serveBuild } from '../../bench/lib/serve-build';
import { searchOn } from './search';
import { expect, test } from './site';
import { buildSite, copySite, editFile } from './site-copy';

const BUILD_TIMEOUT_MS = 300_000;

test('search works in a site that webpack and Babel built', async ({ page }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const copy = await copySite();
  await editFile(copy, 'docusaurus.config.ts', 'faster: true', 'faster: false');
  const { exitCode, output } = await buildSite(copy, {}, ['--no-minify']);
  expect(exitCode, output).toBe(0);
  const server = await serveBuild(path.join(copy, 'build'));
  await page.goto(`${server.origin}/docs/v10`);
  const search = searchOn(page);
  await search.open('nest rout');
  await expect(search.selected).toContainText('Nest routers');
  await expect(search.selected.locator('mark')).toHaveText(['Nest', 'rout', 'Rout']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/router#nest-routers$/);
  server.close();
  await fs.rm(copy, { recursive: true });
});
