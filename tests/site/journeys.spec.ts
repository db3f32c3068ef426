import { Sample } from '../support/run';
import { searchOn } from '../support/search';
import { expect, NARROW, open, test } from '../support/site';

// The main ways through the site, of which other specs have the details: at night, in Firefox.

test('from a question to a heading in view, and back to where one was', async ({ page }) => {
  await open(page, '/docs/v10');
  const search = searchOn(page);
  await search.open('nest routers');
  await expect(search.hits.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/.+#/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/v10$/);
});

test('from one docs version to the same page of the other', async ({ page }) => {
  await open(page, '/docs/v10/router');
  await page.getByRole('button', { name: '10.x', exact: true }).click();
  await page.getByRole('link', { name: '9.x', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/v9\/router/);
});

test('from the menu of a phone to another page', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v10/router');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  await menu.getByRole('link', { name: 'Procedures', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Procedures' })).toBeVisible();
  await expect(menu).toBeHidden();
});

test('from Run to what a program prints', async ({ page }) => {
  await open(page, '/docs/v10/router');
  const sample = new Sample(
    page
      .getByRole('figure')
      .filter({ has: page.getByRole('button', { name: 'Run' }) })
      .first(),
  );
  await sample.run.click();
  await expect(sample.output).not.toBeEmpty();
});
