import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startHost } from '../support/host';
import { drop, hold, PAGE_SCRIPTS } from '../support/network';
import { expect, test } from '../support/site';

test('a spinner shows when the files of the first page take longer than 200 ms', async ({
  page,
}) => {
  const load = await hold(page, PAGE_SCRIPTS);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const waiting = page.waitForRequest(PAGE_SCRIPTS);
  await page.goto('/docs/v9/router', { waitUntil: 'commit' });
  await waiting;
  const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
  await page.clock.runFor(199);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner).toBeVisible();
  load();
  await page.clock.resume();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(alert).toHaveCount(0);
  await expect(page).toHaveURL(/\/docs\/v9\/router$/);
});

test('a site below another path than it was built for says so, and names that path', async ({
  page,
  consoleErrors,
}) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'wrong-base-'));
  await fs.cp('build', path.join(folder, 'below'), { recursive: true });
  const host = await startHost(folder);
  await page.goto(`${host.url}/below`);
  await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  await expect(page.getByText('We suggest trying baseUrl = /below/')).toBeVisible();
  await page.close();
  expect(consoleErrors.splice(0).join()).toContain('404 (Not Found)');
  await host.close();
  await fs.rm(folder, { recursive: true });
});
