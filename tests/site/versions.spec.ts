import type { Page } from '@playwright/test';
import { arrived, expect, open, test } from '../support/site';

const BANNER = /Unreleased\.\s*See the latest version\./;

test('10.x says that it is unreleased and links the same page of 9.x, which says nothing', async ({
  page,
}) => {
  await open(page, '/docs/v10/router');
  await expect(page.getByText('Version: 10.x')).toBeVisible();
  const banner = page.getByRole('alert').filter({ hasText: BANNER });
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'latest version' }).click();
  await arrived(page, '/docs/v9/router');
  await expect(page.getByText('Version: 9.x')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'latest version' })).toHaveCount(0);
});

test('pages of no version keep to the one read last: the menu, what is searched, and the first program of the playground', async ({
  page,
}) => {
  await open(page, '/docs/v10/router');
  const menu = page.locator('.navbar').getByRole('button', { name: '10.x', exact: true });
  await open(page, '/search?q=router');
  await expect(menu).toBeVisible();
  const searched = page.getByRole('group', { name: 'Docs version' }).getByRole('button');
  await expect(searched.and(page.getByRole('button', { pressed: true }))).toHaveText('10.x');
  for (const label of ['9.x', '10.x']) {
    await searched.filter({ hasText: label }).click();
    await expect(menu).toBeVisible({ visible: label === '10.x' });
  }
  await open(page, '/playground');
  await expect(page.locator('.workshop')).toHaveAccessibleName(/, 10\.x$/);
  await open(page, '/blog');
  await expect(menu).toBeVisible();
});

test('the version dropdown says which version is released, and keeps the page', async ({
  page,
}) => {
  await open(page, '/docs/v10/procedures');
  await page.getByRole('button', { name: '10.x', exact: true }).click();
  for (const [name, status] of [
    ['10.x', 'pre-release'],
    ['9.x', 'stable'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link.getByText(status)).toBeVisible();
    await expect(link).toHaveAccessibleDescription(status);
  }
  await page.getByRole('link', { name: '9.x', exact: true }).click();
  await arrived(page, '/docs/v9/procedures');
  await expect(page.getByRole('link', { name: '10.x', exact: true })).toBeHidden();

  await test.step('the navbar stays in the version, and names the one language', async () => {
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('link', { name: 'Quickstart' }).click();
    await expect(page).toHaveURL(/\/docs\/v9\/quickstart$/);
    await expect(navbar.getByText('English')).toBeVisible();
    await expect(navbar.getByRole('button', { name: 'English' })).toHaveCount(0);
  });
});

test('the version dropdown keeps the section that the address names or that one reads, where the other version has it', async ({
  page,
}) => {
  for (const { path, scrollTo, arriveAt, title } of [
    { path: '/docs/v10/router#choose-names', arriveAt: /#choose-names$/, title: 'Choose names' },
    {
      path: '/docs/v10/router',
      scrollTo: 'Choose names',
      arriveAt: /#choose-names$/,
      title: 'Choose names',
    },
    { path: '/docs/v10/router#configure-inittrpc', arriveAt: /router/, title: 'Router' },
  ]) {
    await open(page, path);
    if (scrollTo) {
      await page.getByRole('heading', { name: scrollTo }).evaluate((heading) => {
        heading.scrollIntoView({ behavior: 'instant' });
      });
    }
    await goToOlder(page);
    await expect(page).toHaveURL(/\/docs\/v9\/router/);
    await expect(page).toHaveURL(arriveAt);
    const heading = page.getByRole('heading', { name: new RegExp(`^${title}`) });
    await expect(heading.first()).toBeInViewport();
  }
});

test('a page that the other version lacks leads to the nearest one, which says so', async ({
  page,
}) => {
  await open(page, '/docs/v10/renamed-and-removed');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await goToOlder(page);
  await expect(page).toHaveURL(/\/docs\/v9\/prepare-for-v10$/);
  const note = page.getByRole('status').filter({ hasText: `9.x has no page “${title}”.` });
  await expect(note).toBeVisible();
  await page.locator('.pagination-nav__link').first().click();
  await expect(note).toBeHidden();
});

/** By keyboard: the navbar may be out of sight. */
async function goToOlder(page: Page) {
  await page.getByRole('button', { name: '10.x', exact: true }).press('Enter');
  await page.getByRole('link', { name: '9.x', exact: true }).press('Enter');
}
