import type { Page } from '@playwright/test';
import { searchOn } from './search';
import { expect } from './site';

/*
 * Bring an open page into a state that axe checks and screenshots show.
 */

/** On a narrow screen. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
}

/** On a narrow screen, in the docs. The list of versions is open in it, since it has the current page. */
export async function openMainMenu(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Back to main menu' }).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', { name: /^9\.x/ })).toBeVisible();
}

/** On a narrow screen. */
export async function openContents(page: Page) {
  await page.getByRole('button', { name: 'On this page' }).click();
}

export async function search(page: Page) {
  await searchOn(page).open('router');
  await searchOn(page).answered();
}

export async function searchNonsense(page: Page) {
  await searchOn(page).open('xyzzyqq');
  await expect(page.getByText('No results for')).toBeVisible();
}

/** On the quickstart. Opens an exchange of the program, too. */
export async function run(page: Page) {
  const client = page.getByRole('figure').filter({ hasText: 'client.ts' }).first();
  await client.getByRole('button', { name: 'Run' }).click();
  await expect(client.getByRole('status').filter({ hasText: 'Ran in' })).toBeVisible();
  await client.locator('summary').first().click();
}

export async function showType(page: Page) {
  await page.locator('pre [data-t]').filter({ visible: true }).last().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
}
