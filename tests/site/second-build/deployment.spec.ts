import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Host, startHost } from '../../support/host';
import { drop, PAGE_SCRIPTS } from '../../support/network';
import { expect, open } from '../../support/site';
import { NEW_SENTENCE, quietTest, SECOND_BUILD } from './second-build';

const HASH = '#when-createcontext-throws';

/** A host of its own, since a test deploys the second build on it. */
const test = quietTest.extend<{ host: Host }>({
  // Playwright demands a pattern here, even an empty one.
  host: async ({}, use) => {
    const host = await startHost('build');
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** Opens a page of the first build, and counts the pages that the browser loads from then on. */
async function openBeforeDeployment(page: Page) {
  await open(page, '/docs/v10/error-handling');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

/** Follows a link to a page whose files are other ones in the second build. */
const follow = (page: Page) =>
  page.locator(`.theme-doc-markdown a[href$="${HASH}"]`).first().click();

test('a navigation after a deployment reloads once, and shows the new page at its hash', async ({
  page,
  host,
  consoleErrors,
}) => {
  const loads = await openBeforeDeployment(page);
  host.deploy(SECOND_BUILD);
  await follow(page);
  await expect(page.getByText(NEW_SENTENCE)).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`/docs/v10/context${HASH}$`));
  await expect(page.locator(HASH)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => loads.length).toBe(1);
  // Of an error that is logged as its page goes, Firefox's driver has the kind alone.
  expect(consoleErrors.splice(0).join()).toMatch(/Loading chunk .+ failed|,Error$/);
});

test('files that are missing after the reload too make no loop: the page reads, with an error and Retry', async ({
  page,
  host,
  consoleErrors,
}) => {
  const loads = await openBeforeDeployment(page);
  host.deploy(SECOND_BUILD);
  const mend = await drop(page, PAGE_SCRIPTS);
  await follow(page);
  const alert = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(alert).toBeVisible();
  await expect(page.getByText(NEW_SENTENCE)).toBeAttached();
  await wait(1000);
  expect(loads).toHaveLength(1);
  expect(consoleErrors.splice(0).join()).toMatch(/Loading chunk .+ failed/);

  await mend();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page).toHaveURL(new RegExp(`/docs/v10/context${HASH}$`));
});
