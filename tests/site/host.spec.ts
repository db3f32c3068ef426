import { startPlainHost } from '../support/host';
import { Sample } from '../support/run';
import { expect, open, test } from '../support/site';

test('a plain file server shows the pages that one reaches by links, and each at its address with .html @nightly', async ({
  page,
  consoleErrors,
}) => {
  const host = await startPlainHost('build');
  await open(page, `${host.url}/`);
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  expect((await page.request.get(`${host.url}/docs/v9/router`)).status()).toBe(404);
  const sample = await Sample.open(page, `${host.url}/docs/v10/quickstart.html`, 'client.ts');
  await sample.run.click();
  await expect(sample.status).toHaveText(/^Ran in/);
  // React says that it draws the page anew.
  const others = consoleErrors.splice(0).filter((error) => !error.includes('onRecoverableError'));
  expect(others).toEqual([]);
  await host.close();
});
