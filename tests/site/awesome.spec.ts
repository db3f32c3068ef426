import type { Page } from '@playwright/test';
import { collection } from '../../src/data/awesome';
import { expect, open, test } from '../support/site';

const PATHS = ['/docs/v10/awesome-trpc', '/docs/v9/awesome-trpc'];

const bar = (page: Page) => page.getByRole('group', { name: 'Filter the collection' });
const facet = (page: Page, name: string) => bar(page).getByRole('combobox', { name, exact: true });

/** The names in the list that one sees; those of sections and of what was found have the same element. */
const names = (page: Page) =>
  page
    .locator('article li')
    .filter({ visible: true })
    .locator('a:first-child')
    .evaluateAll((links) =>
      links
        .map(({ textContent }) => textContent)
        .filter((name): name is string => name !== null && name !== ''),
    );

const known = (entries: typeof collection) => entries.map(({ name }) => name);

test('the collection is filtered by version, framework and kind', async ({ page }) => {
  await open(page, PATHS[0]!);
  const status = bar(page).getByRole('status');
  await expect(status).toHaveText(`${collection.length} of ${collection.length}`);

  await facet(page, 'Framework').focus();
  await facet(page, 'Framework').selectOption('SvelteKit');
  await expect(page).toHaveURL(/\?framework=SvelteKit$/);
  await expect(facet(page, 'Framework')).toBeFocused();
  const svelte = collection.filter(({ frameworks }) => frameworks?.includes('SvelteKit'));
  expect(svelte.length).toBeGreaterThan(1);
  await expect(status).toHaveText(`${svelte.length} of ${collection.length}`);
  expect(await names(page)).toEqual(expect.arrayContaining(known(svelte)));
  expect(await names(page)).not.toContain('tRPC-nuxt');

  await facet(page, 'Kind').selectOption('Starter');
  await expect(page).toHaveURL(/\?framework=SvelteKit&kind=Starter$/);
  await expect(status).toHaveText(`1 of ${collection.length}`);

  await page.goBack();
  await expect(facet(page, 'Kind')).toHaveValue('');
  await expect(status).toHaveText(`${svelte.length} of ${collection.length}`);
  await page.goForward();
  await expect(facet(page, 'Kind')).toHaveValue('Starter');
});

test('the collection says when nothing is found, and shows all again', async ({ page }) => {
  const path = PATHS[1]!;
  await open(page, `${path}?version=10.x&kind=Podcast`);
  await expect(bar(page).getByRole('status')).toHaveText(
    'Nothing in the collection is known to match 10.x, Podcast.',
  );
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeHidden();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(facet(page, 'Version')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeVisible();
});

test('an entry for the other version only says so', async ({ page }) => {
  for (const [path, other] of [
    [PATHS[0]!, '9.x'],
    [PATHS[1]!, '10.x'],
  ] as const) {
    await open(page, path);
    const own = other === '9.x' ? '10.x' : '9.x';
    const elsewhere = collection.filter(
      ({ version, release }) =>
        (version === other || release?.[other]) && version !== own && !release?.[own],
    );
    expect(elsewhere.length).toBeGreaterThan(1);
    await expect(page.locator('article li').getByText(`for ${other}`, { exact: true })).toHaveCount(
      elsewhere.length,
    );
  }
});

test('a link shares a filter, and what is no option is passed over', async ({ page }) => {
  await open(page, `${PATHS[0]}?version=10.x&framework=Svelte`);
  await expect(facet(page, 'Version')).toHaveValue('10.x');
  await expect(facet(page, 'Framework')).toHaveValue('');
  const found = collection.filter(({ version }) => version === '10.x');
  await expect(bar(page).getByRole('status')).toHaveText(`${found.length} of ${collection.length}`);
});

test('the table of contents lists no section that a filter hides', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PATHS[0]!);
  const contents = page.locator('.table-of-contents');
  const podcasts = contents.getByRole('link', { name: 'Podcasts' });
  await expect(podcasts).toBeVisible();
  await facet(page, 'Kind').selectOption('Video');
  await expect(podcasts).toBeHidden();
  await expect(contents.getByRole('link', { name: 'Add your own' })).toBeVisible();
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(podcasts).toBeVisible();
});

test('an address leads to a section that its filter would hide', async ({ page }) => {
  await open(page, `${PATHS[0]}?kind=Video#podcasts`);
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeInViewport();
  await expect(facet(page, 'Kind')).toHaveValue('');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all of the collection is in its sections, without a bar', async ({ page }) => {
    for (const path of PATHS) {
      await page.goto(path);
      await expect(bar(page)).toBeHidden();
      const listed = await names(page);
      expect(listed).toEqual(expect.arrayContaining(known(collection)));
    }
  });
});
