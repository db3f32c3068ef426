import type { Page } from '@playwright/test';
import { expect, open, storeBefore, test } from '../support/site';

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the preferred docs version', { tag: '@upstream' }, () => {
  const docsLink = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs', exact: true });

  test('is the latest release at first', async ({ page }) => {
    await open(page, '/');
    await expect(docsLink(page)).toHaveAttribute('href', '/docs/v9');
  });

  test('is the one that the reader chose last, on later visits too', async ({ page }) => {
    await open(page, '/docs/v9/router');
    await page.getByRole('button', { name: '9.x', exact: true }).click();
    await page.locator('.dropdown').getByRole('link', { name: '10.x', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/v10\/router$/);
    expect(await stored(page, 'docs-preferred-version-default')).toBe('current');

    await open(page, '/');
    await expect(docsLink(page)).toHaveAttribute('href', '/docs/v10');
    await expect(page.getByRole('button', { name: '10.x', exact: true })).toBeVisible();
  });

  test('is forgotten when the site no longer has it', async ({ page }) => {
    await storeBefore(page, 'docs-preferred-version-default', '8.x');
    await open(page, '/');
    await expect(docsLink(page)).toHaveAttribute('href', '/docs/v9');
    expect(await stored(page, 'docs-preferred-version-default')).toBe(null);
  });
});

test.describe('the choice in a group of tabs', { tag: '@upstream' }, () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();

  test('holds for the same group on other pages and later visits', async ({ page }) => {
    await open(page, '/docs/v9/quickstart');
    await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'pnpm').click();
    await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
    expect(await stored(page, 'docusaurus.tab.package-manager')).toBe('pnpm');
    for (const path of ['/docs/v10/quickstart', '/docs/v9/react']) {
      await open(page, path);
      await expect(tab(page, 'pnpm')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').first()).toContainText('pnpm ');
    }
  });

  test('keeps other open tabs of the browser in step', async ({ page, context }) => {
    const other = await context.newPage();
    await open(other, '/docs/v10/quickstart');
    await open(page, '/docs/v9/quickstart');
    await tab(page, 'yarn').click();
    await expect(tab(other, 'yarn')).toHaveAttribute('aria-selected', 'true');
  });

  test('is made by arrows and Enter too', async ({ page }) => {
    await open(page, '/docs/v9/quickstart');
    await tab(page, 'npm').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'npm')).toHaveAttribute('aria-selected', 'false');
    await expect(page.getByRole('tab', { selected: true }).first()).toBeFocused();
  });
});
