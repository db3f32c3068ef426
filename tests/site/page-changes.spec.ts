import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { drop } from '../support/network';
import { expect, NARROW, open, test, tooNarrow, WIDE } from '../support/site';

const OLDER = '/docs/v9';
const NEWER = '/docs/v10';
const ROUTER = `${NEWER}/router`;

test('a page shows on a click what changed since the version before, side by side, with a list of sections', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, ROUTER);
  const button = page.getByRole('button', { name: 'Changes since 9.x' });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Router: from 9.x to 10.x' });
  await expect(panel.getByText(/^Sections: \d+ changed/)).toBeVisible();
  const sections = panel.locator('details');
  const removed = sections.locator('del').first();
  const added = sections.locator('ins').first();
  const [left, right] = [await removed.boundingBox(), await added.boundingBox()];
  expect(left!.x + left!.width).toBeLessThan(right!.x);

  const entries = panel.getByRole('navigation', { name: 'Sections that changed' });
  const entry = entries.getByRole('button').nth(-2);
  await entry.press('Enter');
  const summary = panel.locator('summary').filter({ hasText: await entry.innerText() });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect(await entries.getByRole('button').count()).toBe(await sections.count());

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone what changed is one below the other, and folds by keyboard @nightly', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, ROUTER);
  await page.getByRole('button', { name: 'Changes since 9.x' }).click();
  const panel = panelOf(page);
  const removed = panel.locator('del').first();
  await expect(removed).toBeVisible();
  const [above, below] = [
    await removed.boundingBox(),
    await panel.locator('ins').first().boundingBox(),
  ];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  expect(await tooNarrow(panel.getByRole('region'))).toEqual([]);

  const section = panel.getByRole('group').filter({ hasText: 'Create a router' });
  const line = section.locator('del').first();
  await section.locator('summary').press('Enter');
  await expect(line).toBeHidden();
  await section.locator('summary').press('Enter');
  await expect(line).toBeVisible();
});

test('changes that could not be loaded are tried again @nightly', async ({
  page,
  consoleErrors,
}) => {
  const end = await drop(page, `**${OLDER}/reference.md`);
  await open(page, `${NEWER}/reference`);
  const button = page.getByRole('button', { name: 'Changes since 9.x' });
  await button.click();
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toBeVisible();
  // Chromium alone tells of it in the console, too.
  consoleErrors.splice(0);
  await end();
  await button.click();
  await expect(panelOf(page).getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await expect(alert).toBeHidden();
});

test('a page says so in both versions, even where it is called otherwise; one of a single version says nothing', () => {
  expect(read(`${NEWER}/router.html`)).toContain('>Changes since 9.x<');
  expect(read(`${OLDER}/router.html`)).toContain('>Changes in 10.x<');
  expect(read(`${OLDER}/callers.html`)).toContain('>Changes in 10.x<');
  expect(read(`${OLDER}/prepare-for-v10.html`)).not.toContain('>Changes ');
});

const panelOf = (page: Page) => page.getByRole('dialog');

function read(file: string) {
  return fs.readFileSync(path.join('build', file), 'utf8');
}
