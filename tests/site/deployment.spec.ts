import type { Page } from '@playwright/test';
import { PAGE_SCRIPTS } from '../support/network';
import { expect, hydrated, open, test } from '../support/site';

/** Far down on its page, which a section of another page links to. */
const HASH = '#when-createcontext-throws';

/**
 * Opens a page whose next one has files that the host has no longer, as after a deployment.
 *
 * @returns the addresses of the pages that the browser loads from then on, and what mends the host
 */
async function followAfterDeployment(page: Page, isMendedByReload: boolean) {
  await open(page, '/docs/v10/error-handling');
  const loads: string[] = [];
  let isGone = true;
  page.on('load', () => loads.push(page.url()));
  page.on('request', (request) => {
    isGone &&= !(isMendedByReload && request.isNavigationRequest());
  });
  await page.route(PAGE_SCRIPTS, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.locator(`.theme-doc-markdown a[href$="${HASH}"]`).first().click();
  return { loads, mend: () => (isGone = false) };
}

const LOGGED = /Loading chunk .+ failed|,Error$/;

test('a navigation after a deployment reloads once, and shows the new page', async ({
  page,
  consoleErrors,
}) => {
  const { loads } = await followAfterDeployment(page, true);
  await expect(page).toHaveURL(new RegExp(`/docs/v10/context${HASH}$`));
  await expect(page.locator(HASH)).toBeVisible();
  await hydrated(page);
  await expect.poll(() => loads.length).toBe(1);
  expect(consoleErrors.splice(0).join()).toMatch(LOGGED);
});

test('files that are missing after the reload too make no loop: the page reads, with an error and Retry @nightly', async ({
  page,
  consoleErrors,
}) => {
  const { loads, mend } = await followAfterDeployment(page, false);
  const alert = page.getByRole('alert').filter({ hasText: 'failed to load' });
  await expect(alert).toBeVisible();
  await expect(page.locator(HASH)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(1);
  expect(consoleErrors.splice(0).join()).toMatch(LOGGED);

  mend();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await hydrated(page);
  await expect(page).toHaveURL(new RegExp(`/docs/v10/context${HASH}$`));
});
