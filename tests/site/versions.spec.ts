import { expect, open, test } from './site';

const BANNER = /This is unreleased documentation for tRPC 10\.x version/;

test('10.x says that it is unreleased and links the same page of the latest version', async ({
  page,
}) => {
  await open(page, '/docs/v10/router');
  await expect(page.getByText('Version: 10.x')).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: BANNER });
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL(/\/docs\/v9\/router$/);
});

test('9.x has neither badge nor banner', async ({ page }) => {
  await open(page, '/docs/v9/router');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Version: 9.x')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'documentation' })).toHaveCount(0);
});

test('the version dropdown keeps the page', async ({ page }) => {
  await open(page, '/docs/v10/procedures');
  await page.getByRole('button', { name: '10.x' }).hover();
  await page.getByRole('link', { name: '9.x', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v9\/procedures$/);
  await page.getByRole('button', { name: '9.x' }).hover();
  await page.getByRole('link', { name: '10.x', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v10\/procedures$/);
});

test('the navbar stays in the version that one reads', async ({ page }) => {
  await open(page, '/docs/v10/procedures');
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page).toHaveURL(/\/docs\/v10\/quickstart$/);
});

test('the language dropdown offers the same page', async ({ page }) => {
  await open(page, '/docs/v9/router');
  await page.getByRole('button', { name: 'English' }).hover();
  await expect(page.getByRole('link', { name: 'English', exact: true })).toHaveAttribute(
    'href',
    '/docs/v9/router',
  );
});
