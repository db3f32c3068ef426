import fs from 'node:fs/promises';
import path from 'node:path';
import { startHost } from '../support/host';
import { searchOn } from '../support/search';
import { expect, test } from '../support/site';
import {
  buildUnminified,
  copySite,
  editFile,
  NOTHING_KEPT,
  SECOND_SITE,
} from '../support/site-copy';

const BUILD_TIMEOUT_MS = 300_000;

test(
  'search works in a site that webpack and Babel built',
  { tag: '@upstream' },
  async ({ page }) => {
    test.setTimeout(BUILD_TIMEOUT_MS);
    const copy = await copySite(SECOND_SITE);
    await editFile(copy, 'docusaurus.config.ts', 'faster: true', 'faster: false');
    const { exitCode, output } = await buildUnminified(copy, NOTHING_KEPT);
    expect(exitCode, output).toBe(0);
    const host = await startHost(path.join(copy, 'build'));
    await page.goto(`${host.url}/docs/v3`);
    const search = searchOn(page);
    await search.open('listen to al');
    await expect(search.selected).toContainText('Listen to all');
    await expect(search.selected.locator('mark').first()).toHaveText('Listen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/v3\/listen#listen-to-all$/);
    // Whatever the page still fetches ahead would fail with the host.
    await page.close();
    await host.close();
    await fs.rm(copy, { recursive: true });
  },
);
