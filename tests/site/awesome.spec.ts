import type { Page } from '@playwright/test';
import { collection, fits } from '../../src/data/awesome';
import { expect, open, test, WIDE } from '../support/site';

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

test('the collection is filtered, with its table of contents, and says when nothing is found', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, PATHS[0]!);
  const status = bar(page).getByRole('status');
  const contents = page.locator('.table-of-contents');
  const podcasts = contents.getByRole('link', { name: 'Podcasts' });
  const usable = collection.filter((entry) => fits(entry, '10.x'));
  expect(usable.length).toBeLessThan(collection.length / 2);
  await expect(status).toHaveText(`${usable.length} of ${collection.length} for 10.x`);
  expect(await names(page)).toEqual(expect.arrayContaining(known(usable)));
  expect(await names(page)).not.toContain('tRPC-nuxt');
  await expect(podcasts).toBeVisible();
  await expect(facet(page, 'Version')).toHaveValue('10.x');
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const filter = (await bar(page).boundingBox())!;
  expect(filter.y - title.y - title.height, 'it is the first thing below the title').toBeLessThan(
    90,
  );

  await facet(page, 'Framework').focus();
  await facet(page, 'Framework').selectOption('SvelteKit');
  await expect(page).toHaveURL(/\?framework=SvelteKit$/);
  await expect(facet(page, 'Framework')).toBeFocused();
  const svelte = collection.filter(({ frameworks }) => frameworks?.includes('SvelteKit'));
  expect(svelte.length).toBeGreaterThan(1);
  await expect(status).toHaveText(`0 of ${svelte.length} for 10.x`);
  await page.getByText(`${svelte.length} not known to work with 10.x`).click();
  expect(await names(page)).toEqual(expect.arrayContaining(known(svelte)));
  expect(await names(page)).not.toContain('tRPC-nuxt');

  const found = page.locator('article ul').filter({ hasText: 'tRPC-SvelteKit', visible: true });
  await expect(found.getByRole('listitem').first()).toContainText(/^tRPC-SvelteKit .* for 9\.x/);
  expect((await found.boundingBox())!.width).toBe((await bar(page).boundingBox())!.width);
  await facet(page, 'Version').selectOption('9.x');
  await expect(found.getByRole('listitem').first()).toContainText('Release for 9.x');
  await expect(found.getByText(/^for /)).toHaveCount(0);
  await expect(status).toHaveText(`${svelte.length} of ${svelte.length} for 9.x`);
  await page.goBack();

  await facet(page, 'Kind').selectOption('Starter');
  await expect(page).toHaveURL(/\?framework=SvelteKit&kind=Starter$/);
  await expect(status).toHaveText('0 of 1 for 10.x');
  await page.goBack();
  await expect(facet(page, 'Kind')).toHaveValue('');
  await expect(status).toHaveText(`0 of ${svelte.length} for 10.x`);

  await facet(page, 'Kind').selectOption('Podcast');
  await expect(status).toHaveText(
    'Nothing in the collection is known to match SvelteKit, Podcast.',
  );
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(PATHS[0]!);
  await expect(facet(page, 'Version')).toBeFocused();
  await expect(podcasts).toBeVisible();
});

test('an address has a filter, which hides nothing that its hash leads to, and says what is for the other version @nightly', async ({
  page,
}) => {
  for (const [path, own, other] of [
    [PATHS[0]!, '10.x', '9.x'],
    [PATHS[1]!, '9.x', '10.x'],
  ] as const) {
    await open(page, path);
    const elsewhere = collection.filter(
      ({ version, release }) =>
        (version === other || release?.[other]) && version !== own && !release?.[own],
    );
    expect(elsewhere.length).toBeGreaterThan(1);
    await expect(page.locator('article li').getByText(`for ${other}`, { exact: true })).toHaveCount(
      elsewhere.length,
    );
  }
  // `Svelte` is no option.
  await open(page, `${PATHS[0]}?version=9.x&framework=Svelte`);
  await expect(facet(page, 'Version')).toHaveValue('9.x');
  await expect(facet(page, 'Framework')).toHaveValue('');
  await expect(page.getByText(/^Release for 9\.x/).first()).toBeVisible();
  await open(page, `${PATHS[0]}?kind=Video#podcasts`);
  await expect(page.getByRole('heading', { name: 'Podcasts' })).toBeInViewport();
  await expect(facet(page, 'Kind')).toHaveValue('');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('all of the collection is in its sections, without a bar, what is for the other version folded @nightly', async ({
    page,
  }) => {
    await page.goto(PATHS[0]!);
    await expect(bar(page)).toBeHidden();
    for (const summary of await page.locator('article summary').all()) {
      await summary.click();
    }
    expect(await names(page)).toEqual(expect.arrayContaining(known(collection)));
  });
});
