import { expect, NARROW, open, pointAt, test } from '../support/site';

/** Half of what announcement bar, banner and badge take in the theme's own places and sizes. */
const HALF_OF_THREE_NOTICES_PX = 110;
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
  await page.getByRole('button', { name: '10.x', exact: true }).hover();
  await page.getByRole('link', { name: '9.x', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v9\/procedures$/);
  await page.mouse.move(5, 500);
  await expect(page.getByRole('link', { name: '10.x', exact: true })).toBeHidden();
  await page.getByRole('button', { name: '9.x', exact: true }).hover();
  await page.getByRole('link', { name: '10.x', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v10\/procedures$/);
});

test('the version dropdown keeps the section where the other version has it', async ({ page }) => {
  await open(page, '/docs/v10/router#choose-names');
  await pointAt(page.getByRole('button', { name: '10.x', exact: true }));
  const link = page.getByRole('link', { name: '9.x', exact: true });
  await expect(link).toBeVisible();
  await pointAt(link);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/docs\/v9\/router#choose-names$/);
  await expect(page.getByRole('heading', { name: 'Choose names' })).toBeInViewport();
});

test('the version dropdown keeps the section to which one has scrolled', async ({ page }) => {
  await open(page, '/docs/v10/router');
  await page.getByRole('heading', { name: 'Choose names' }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: 'instant' });
  });
  await expect(page.getByRole('navigation', { name: 'Main' })).not.toBeInViewport();
  await page.getByRole('button', { name: '10.x', exact: true }).press('Enter');
  await page.getByRole('link', { name: '9.x', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/docs\/v9\/router#choose-names$/);
  await expect(page.getByRole('heading', { name: 'Choose names' })).toBeInViewport();
});

test('a section that the other version lacks leads to the top of its page', async ({ page }) => {
  await open(page, '/docs/v10/router#configure-inittrpc');
  await expect(page.getByRole('heading', { name: 'Configure initTRPC' })).toBeInViewport();
  await page.getByRole('button', { name: '10.x', exact: true }).press('Enter');
  await page.getByRole('link', { name: '9.x', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/docs\/v9\/router/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the navbar stays in the version that one reads', async ({ page }) => {
  await open(page, '/docs/v10/procedures');
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page).toHaveURL(/\/docs\/v10\/quickstart$/);
});

test('the version dropdown says which version is released', async ({ page }) => {
  await open(page, '/docs/v9/router');
  await page.getByRole('button', { name: '9.x', exact: true }).hover();
  for (const [name, status] of [
    ['10.x', 'pre-release'],
    ['9.x', 'stable'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link.getByText(status)).toBeVisible();
    await expect(link).toHaveAccessibleDescription(status);
  }
});

test('the one language is named, and is no menu', async ({ page }) => {
  await open(page, '/docs/v9/router');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByText('English')).toBeVisible();
  await expect(navbar.getByRole('button', { name: 'English' })).toHaveCount(0);
});

test('what says that 10.x is unreleased leaves the top of a phone to the title', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v10/migrate-from-v9-to-v10');
  const heights = await page.evaluate(() => {
    const bar = document.querySelector('.theme-announcement-bar')!.getBoundingClientRect();
    const badge = document.querySelector('.theme-doc-version-badge')!.getBoundingClientRect();
    const banner = document.querySelector('.theme-doc-version-banner')!.getBoundingClientRect();
    const top = Math.min(badge.top, banner.top);
    return bar.height + Math.max(badge.bottom, banner.bottom) - top;
  });
  expect(heights).toBeLessThan(HALF_OF_THREE_NOTICES_PX);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title?.y).toBeLessThan(300);
});
