import { BUDGETS } from '../../budgets';
import { delay, hold } from '../support/network';
import { fileBytes, KILOBYTE } from '../support/page-bytes';
import { hydrated, recordRequests, retype, searchOn } from '../support/search';
import { expect, open, test } from '../support/site';

/** All that a page loads after it is there */
const MODAL_FILES = '**/assets/**';
const V10 = '/docs/v10/router';
const V9 = '/docs/v9/router';

test('shortcuts and the button open search', async ({ page }) => {
  await open(page, V10);
  const search = searchOn(page);
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(shortcut);
    await expect(search.input, shortcut).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
  }
  await search.button.click();
  await expect(search.input).toBeFocused();
});

test('Escape closes search and gives the focus back, and / opens it again', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('router');
  await page.keyboard.press('Escape');
  await expect(search.modal).toBeHidden();
  await expect(search.button).toBeFocused();
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
});

test('key events without a key, as browsers send when they fill in forms, do nothing', async ({
  page,
}) => {
  await open(page, V10);
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await expect(searchOn(page).modal).toBeHidden();
});

test('/ is a letter where one types', async ({ page }) => {
  await page.goto('/search');
  await retype(page.getByRole('searchbox'), '');
  await page.getByRole('searchbox').press('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await expect(searchOn(page).modal).toBeHidden();
});

test('arrows and Enter lead to a section and close search', async ({ page }) => {
  await page.goto('/docs/v10');
  const search = searchOn(page);
  await search.open('nest routers');
  await expect(search.selected).toContainText('Nest routers');
  // The first hit is selected anew when the texts arrive.
  await expect(search.lines.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/router#nest-routers$/);
  await expect(search.modal).toBeHidden();
});

test('hits are grouped by the categories of the sidebar', async ({ page }) => {
  await page.goto(V10);
  const categories = await page.locator('.menu__list-item-collapsible').allTextContents();
  const search = searchOn(page);
  await search.open('procedure');
  await expect(search.hits.first()).toBeVisible();
  const groups = await search.groups.allTextContents();
  expect(groups.length).toBeGreaterThan(0);
  for (const group of groups) {
    expect([...categories, 'Blog', 'tRPC']).toContain(group);
  }
});

test('what was typed is marked, and nothing else', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('initTRP');
  await expect(search.hits.first()).toBeVisible();
  const marks = async () => new Set(await search.hits.locator('mark').allTextContents());
  await expect.poll(marks).toEqual(new Set(['initTRP']));
});

test('nonsense has no results, and a query is text, never HTML', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('zxqwvk');
  await expect(search.modal.getByText('No results for "zxqwvk"')).toBeVisible();
  await retype(search.input, '<img zxqwvk=qqqqqqqq>');
  await expect(search.modal.getByText('No results for "<img zxqwvk=qqqqqqqq>"')).toBeVisible();
  await expect(search.modal.locator('img')).toHaveCount(0);
});

test('nonsense is answered with the pages most people need', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('zxqwvk');
  await search.modal.getByRole('link', { name: 'Error handling' }).click();
  await expect(page).toHaveURL(/v10\/error-handling$/);
  await expect(search.modal).toBeHidden();
});

for (const { from, finds } of [
  { from: V10, finds: 'v10' },
  { from: V9, finds: 'v9' },
  { from: '/', finds: 'v9' },
]) {
  test(`on ${from}, search finds ${finds} and no other version`, async ({ page }) => {
    await page.goto(from);
    const search = searchOn(page);
    await search.open('procedure');
    await expect(search.hits.first()).toBeVisible();
    const links = await search.hits.getByRole('link').all();
    for (const link of links) {
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^/(docs/${finds}|blog/|#|$)`));
    }
  });
}

test('the blog and the home page are found, too', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('samples that have to be true');
  await expect(search.selected.getByRole('link')).toHaveAttribute('href', /^\/blog\/hello-trpc/);
  await retype(search.input, 'move fast and break nothing');
  await expect(search.selected.getByRole('link')).toHaveAttribute('href', '/');
});

test('the last row leads to as many results as it says, whatever was typed before', async ({
  page,
}) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.seeAll).toHaveText(/See all \d+ results/);
  // The first results are those of headings: the texts of the pages are on their way.
  await expect(search.lines.first()).toBeVisible();
  await search.input.pressSequentially(' nest', { delay: 30 });
  await page.keyboard.press('Control+a');
  await page.keyboard.type('procedure', { delay: 30 });
  const href = '/search?q=procedure&version=current';
  await expect(search.seeAll).toHaveAttribute('href', href);
  const count = /\d+/.exec((await search.seeAll.textContent()) ?? '')?.[0];
  await search.seeAll.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('status').getByText(`${count} results`)).toBeVisible();
  await expect(search.modal).toBeHidden();
});

// Longer than the modal takes to come: some keys fall into each moment of its coming.
const LONG_QUERY = 'how do I split the router of a server into several files and merge them again';

for (const [shortcut, milliseconds] of [
  ['/', 0],
  ['Control+k', 100],
  ['Enter', 400],
] as const) {
  test(`nothing typed after ${shortcut} is lost where the modal takes ${milliseconds} ms`, async ({
    page,
  }) => {
    await open(page, V10);
    await delay(page, MODAL_FILES, milliseconds);
    const search = searchOn(page);
    await search.button.focus();
    await page.keyboard.press(shortcut);
    await page.keyboard.type(`${LONG_QUERY}x`);
    await page.keyboard.press('Backspace');
    await expect(search.input).toHaveValue(LONG_QUERY);
    await expect(search.input).toBeFocused();
  });
}

test('a modal that stays away shows a box to type into, which Escape closes', async ({ page }) => {
  await open(page, V10);
  const release = await hold(page, MODAL_FILES);
  const search = searchOn(page);
  await page.keyboard.press('/');
  const box = page.getByRole('dialog').getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(search.button).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('nest');
  await expect(box).toHaveValue('nest');
  release();
  await page.keyboard.type(' routers');
  await expect(search.selected).toContainText('Nest routers');
  await expect(box).toHaveCount(1);
});

test('recent searches are offered again, with their titles as text', async ({ page }) => {
  await page.goto('/docs/v10/quickstart');
  const search = searchOn(page);
  await search.open('url does not exist in type CreateTRPCClientOptions');
  await expect(search.selected).toContainText('CreateTRPCClientOptions<…>');
  await page.keyboard.press('Enter');
  await expect(search.modal).toBeHidden();
  await page.reload();
  await search.open();
  await expect(search.modal.getByText('Recent')).toBeVisible();
  await expect(search.hits.first()).toContainText('CreateTRPCClientOptions<…>');
});

test('before the first letter there are the pages read last, and those most people need', async ({
  page,
}) => {
  await open(page, '/docs/v9/router');
  await open(page, V10);
  const search = searchOn(page);
  await search.open();
  await expect(search.modal.getByRole('link', { name: 'Router 9.x' })).toHaveAttribute(
    'href',
    '/docs/v9/router',
  );
  await expect(search.modal.getByRole('link', { name: 'Quickstart', exact: true })).toHaveAttribute(
    'href',
    '/docs/v10/quickstart',
  );
  await page.keyboard.type('r');
  await expect(search.modal.getByText('Often needed')).toBeHidden();
  await page.keyboard.press('Backspace');
  await search.modal.getByRole('link', { name: 'Quickstart', exact: true }).click();
  await expect(page).toHaveURL('/docs/v10/quickstart');
  await expect(search.modal).toBeHidden();
});

test('what finds nothing offers near words, which find something', async ({ page }) => {
  await open(page, V10);
  const search = searchOn(page);
  await search.open('mxddlxwarx');
  await expect(search.modal.getByText('Did you mean')).toBeVisible();
  await search.modal.getByRole('button', { name: 'middleware', exact: true }).click();
  await expect(search.input).toHaveValue('middleware');
  await expect(search.hits.first()).toContainText(/middleware/i);
});

test('what only another version has is offered from there', async ({ page }) => {
  await open(page, V9);
  const search = searchOn(page);
  await search.open('inferRouterProxyClient');
  const links = search.modal.locator('.searchModal-nothing').getByRole('link');
  await expect(search.modal.getByText('No results for')).toBeVisible();
  await expect(links.first()).toHaveAttribute('href', /^\/docs\/v10\//);
});

test('a version in the query answers from that version', async ({ page }) => {
  await open(page, V9);
  const search = searchOn(page);
  await search.open('migrate v10');
  await expect(search.selected.getByRole('link')).toHaveAttribute(
    'href',
    /^\/docs\/v10\/migrate-from-v9-to-v10/,
  );
  await expect(search.groups.first()).toContainText('10.x');
});

test('rows show code as code and the path to them, and no two are alike', async ({ page }) => {
  await open(page, V10);
  const search = searchOn(page);
  await search.open('createExpressMiddleware');
  await expect(search.selected.locator('code').first()).toBeVisible();
  await expect(search.hits.filter({ hasText: ' › ' }).first()).toBeAttached();
  // Titles answer first, and the texts add rows when they arrive.
  await expect.poll(() => search.hits.count()).toBeGreaterThan(3);
  await expect(search.lines.first()).toBeVisible();
  const rows = await search.hits.allInnerTexts();
  expect(new Set(rows).size).toBe(rows.length);
});

test('a long selection becomes the first query', async ({ page }) => {
  await page.goto(V10);
  await page.locator('.theme-doc-markdown p').first().selectText();
  const search = searchOn(page);
  await search.open();
  await expect(search.input).toHaveValue(/^A router is an object/);
  await expect(search.hits.first()).toBeVisible();
});

test('nothing of search is loaded before the reader reaches for it', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(V10);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  expect(requests.filter((url) => /search-index|docsearch|worker/i.test(url))).toEqual([]);
  await searchOn(page).button.hover();
  await expect.poll(() => requests.slice(before).join(' ')).toContain('/search-index/');
});

test('its files are few, and loaded once, for however many ways a reader reaches for it', async ({
  page,
}) => {
  await open(page, V10);
  const requests = recordRequests(page);
  const release = await hold(page, '**/assets/css/docsearch-*.css');
  const { button, input } = searchOn(page);
  await button.hover();
  await button.focus();
  await button.click();
  release();
  await expect(input).toBeFocused();
  for (const name of ['docsearch-modal', 'docsearch-variables']) {
    await expect(page.locator(`link[rel=stylesheet][href*="/${name}."]`)).toHaveCount(1);
  }
  const files = requests
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/assets/'));
  expect(new Set(files).size).toBe(files.length);
  const bytes = files.reduce((sum, file) => sum + fileBytes(file), 0);
  expect(bytes / KILOBYTE).toBeLessThan(BUDGETS.search.modalKilobytes);
});

test('search asks only the files of its version, once, and nobody else', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.hits.first()).toBeVisible();
  await retype(search.input, '');
  // On the way, `midl` finds nothing here.
  await page.keyboard.type('midleware', { delay: 60 });
  await expect(search.selected).toContainText(/middleware/i);
  const files = requests
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/search-index/'))
    .map((path) => path.replace(/\.[0-9a-f]{10}/, ''));
  expect(files.sort()).toEqual([
    '/search-index/en.default.outline.json',
    '/search-index/en.default.text.json',
    '/search-index/en.docs-default-current.outline.json',
    '/search-index/en.docs-default-current.text.json',
    '/search-index/manifest.json',
  ]);
  expect(new Set(requests.map((url) => new URL(url).hostname))).toEqual(new Set(['localhost']));
  await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
});

test('Algolia is not named where it is not asked', async ({ page }) => {
  await page.goto(V10);
  const search = searchOn(page);
  await search.open('router');
  await expect(search.hits.first()).toBeVisible();
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();
  await page.goto('/search?q=router');
  await expect(page.getByRole('status').getByText(/results/)).toBeVisible();
  await expect(page.getByText(/algolia/i)).toHaveCount(0);
});

test('search fills a narrow screen, and is used with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(V10);
  await hydrated(page);
  const search = searchOn(page);
  await search.button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nest routers');
  await expect(search.selected).toContainText('Nest routers');
  const box = await search.modal.boundingBox();
  expect(box?.width).toBe(390);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expect(search.modal.locator('.DocSearch-Footer')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#nest-routers$/);
});
