import type { Page } from '@playwright/test';
import { expect, open, test, WIDE } from '../support/site';

const entry = (page: Page, name: string) =>
  page.locator('article li').filter({ has: page.getByRole('link', { name, exact: true }) });

test('the collection has first what fits its version, and is filtered, with its table of contents', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/docs/v10/awesome-trpc');
  const field = page.getByRole('searchbox');
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const { y } = (await field.boundingBox())!;
  expect(y - title.y - title.height, 'the field is the first thing below the title').toBeLessThan(
    90,
  );
  const [first, folded] = [entry(page, 'v10 SQLite starter'), page.locator('article summary')];
  expect((await first.boundingBox())!.y).toBeLessThan((await folded.first().boundingBox())!.y);
  await expect(entry(page, 'tRPC-SvelteKit')).toBeHidden();

  const contents = page.locator('.table-of-contents').getByRole('link', { name: 'Podcasts' });
  await expect(contents).toBeVisible();
  await field.fill('sveltekit');
  await expect(page.getByText(/^2 of \d+ entries$/)).toHaveRole('status');
  await expect(entry(page, 'tRPC-SvelteKit')).toContainText('for 9.x');
  await expect(entry(page, 'Cal.com')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Extensions' })).toBeHidden();
  await expect(contents).toBeHidden();
  await field.fill('sveltekit xyzzy');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(entry(page, 'Cal.com')).toBeVisible();
  await expect(entry(page, 'tRPC-SvelteKit')).toBeHidden();
});
