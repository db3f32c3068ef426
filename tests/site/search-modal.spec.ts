import { BUDGETS } from '../../budgets';
import { hold, PAGE_SCRIPTS } from '../support/network';
import { fileBytes, filesAhead, KILOBYTE } from '../support/page-bytes';
import { searchOn } from '../support/search';
import { arrived, expect, NARROW, open, sideways, test } from '../support/site';

const V10 = '/docs/v10/router';
const V9 = '/docs/v9/router';

test('shortcuts and the button open search; what closes it gives the focus back', async ({
  page,
}) => {
  await open(page, V10);
  const search = searchOn(page);
  const link = page.getByRole('article').getByRole('link').first();
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    await link.focus();
    await page.keyboard.press(shortcut);
    await expect(search.input, shortcut).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search.modal).toBeHidden();
    await expect(link).toBeFocused();
  }
  for (const close of [
    () => page.keyboard.press('Control+k'),
    () => search.modal.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await search.button.click();
    await expect(search.input).toBeFocused();
    await close();
    await expect(search.modal).toBeHidden();
    await expect(search.button).toBeFocused();
  }
  // As browsers send when they fill in forms; and what opens Firefox's console.
  await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
  await page.keyboard.press('Control+Shift+K');
  await expect(search.modal).toBeHidden();
});

test('search fills a narrow screen; arrows and Enter lead to a section and close it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v10');
  const search = searchOn(page);
  await search.open('nest routers');
  await search.answered();
  expect(await search.modal.boundingBox()).toMatchObject({ x: 0, y: 0, ...NARROW });
  await expect(search.selected).toContainText('Nest routers');
  await page.keyboard.press('ArrowDown');
  await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(search.seeAll).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  // Keys of an input method choose nothing, and close nothing.
  await search.input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await search.input.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(page).toHaveURL('/docs/v10');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/v10\/router#nest-routers$/);
  await expect(search.modal).toBeHidden();
});

test('a hit opens in a tab of its own, and search stays as it is', async ({ page }) => {
  await open(page, V10);
  const search = searchOn(page);
  await search.open('merge routers');
  await search.answered();
  for (const act of [
    () => page.keyboard.press('Control+Enter'),
    () => search.hits.nth(1).click({ button: 'middle' }),
    () => search.hits.nth(1).click({ modifiers: ['Control'] }),
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
    await expect(tab).toHaveURL(/\/docs\/v10\/merging-routers/);
    await tab.close();
    await expect(search.input).toBeFocused();
    await expect(page).toHaveURL(V10);
  }
});

test('the dialog searches the version one reads; another one by its button, or by name', async ({
  page,
}) => {
  await open(page, V9);
  const search = searchOn(page);
  await search.open('router');
  await search.answered();
  const links = await search.hits.evaluateAll((hits) =>
    hits.map((hit) => hit.getAttribute('href')),
  );
  expect(links.filter((link) => link?.startsWith('/docs/v9/'))).not.toEqual([]);
  expect(links.filter((link) => !/^\/(docs\/v9|blog)\//.test(link ?? ''))).toEqual([]);
  await search.input.fill('migrate v10');
  await expect(search.selected).toHaveAttribute('href', /^\/docs\/v10\/migrate-from-v9-to-v10/);
  await expect(search.selected).toContainText('10.x');
  await search.input.fill('router');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/v9\//);
  await search.modal.getByRole('button', { name: '10.x' }).click();
  await expect(search.input).toBeFocused();
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/v10\//);
});

test('what only another version defines or explains is led to, and no row moves for it', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, V9);
  const search = searchOn(page);
  const release = await hold(page, /docs-default-current/);
  // Mentioned in 9.x.
  await search.open('initTRPC');
  await search.answered();
  const place = await search.hits.first().boundingBox();
  release();
  const entry = search.modal.getByRole('link', { name: 'In 10.x: initTRPC' });
  await expect(entry).toHaveAttribute('href', '/docs/v10/reference#initTRPC');
  expect(await search.hits.first().boundingBox()).toEqual(place);
  await expect(search.hits.first()).toHaveAttribute('href', /^\/docs\/v9\//);
  await search.input.fill('Invalid response status code 304');
  await expect(search.modal.getByRole('link', { name: 'In 10.x: Invalid response' })).toBeVisible();
  // A word that 9.x has nowhere.
  await search.input.fill('minifying');
  await expect(search.modal.getByText('No results for “minifying”')).toBeVisible();
  await expect(search.hits.first()).toContainText('10.x');
});

test('a press of the button before the page reacts opens search when it does', async ({ page }) => {
  const search = searchOn(page);
  const release = await hold(page, PAGE_SCRIPTS);
  await page.goto(V10, { waitUntil: 'domcontentloaded' });
  await search.button.click();
  await expect(search.modal).toBeHidden();
  release();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Quickstart' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await expect(search.modal).toBeHidden();
});

test('what one types while a page loads stays when the page is there; back closes search', async ({
  page,
}) => {
  await open(page, V10);
  const search = searchOn(page);
  const release = await hold(page, PAGE_SCRIPTS);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.keyboard.press('/');
  await page.keyboard.type('nest');
  release();
  await arrived(page, '/blog');
  await page.keyboard.type(' routers');
  await expect(search.input).toHaveValue('nest routers');
  await expect(search.selected).toContainText('Nest routers');
  await page.goBack();
  await expect(search.modal).toBeHidden();
});

test('a selection is the first query; a pasted error of several lines leads to what explains it @nightly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, V10);
  await page.evaluate(() =>
    navigator.clipboard.writeText(
      'TRPCClientError: No "query"-procedure on path "post.list"\n    at main (/app/client.ts:4:9)',
    ),
  );
  await page.locator('.theme-doc-markdown p').first().selectText();
  const search = searchOn(page);
  await search.open();
  await expect(search.input).toHaveValue(/^A router /);
  // In place of the selection, which is selected there.
  await page.keyboard.press('Control+v');
  await expect(search.input).toHaveValue(/^TRPC.*post\.list"$/);
  await expect(search.hits.first()).toContainText('-procedure on path');
  await search.input.fill('ab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+v');
  await page.keyboard.type(' and ');
  await expect(search.input).toHaveValue(/^aTRPC.* and b$/);
});

test('half an emoji, HTML and 10,000 characters are text, cut to what the dialog takes, and the page @nightly', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, V10);
  const search = searchOn(page);
  await search.open();
  await search.input.evaluate(() => {
    const half = String.fromCharCode(0xd83d);
    const text = `router ${half} <img src=x onerror=alert(1)> ${'aA'.repeat(5_000)}`;
    document.execCommand('insertText', false, text);
  });
  await expect(search.hits.first()).toBeVisible();
  await expect(search.modal.locator('img')).toHaveCount(0);
  expect(await sideways(page)).toBe(0);
  await expect(search.input).toHaveValue(/^router .{1993}$/);
  await search.seeAll.click();
  await expect(page.getByRole('searchbox')).toHaveValue(/^router .{505}$/);
  await open(page, `/search?q=router+${'漢'.repeat(1000)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(/^router 漢{505}$/);
  await expect(page.locator('[aria-busy=false] > [role=listitem]').first()).toBeVisible();
});

test('before the first letter, and for nonsense, there are the pages read last, and those most people need', async ({
  page,
}) => {
  await open(page, '/docs/v9/router#merge-routers');
  await open(page, V10);
  const search = searchOn(page);
  await search.open();
  const read = search.modal.getByRole('option', { name: 'Merge routers 9.x' });
  await expect(read).toHaveAttribute('href', '/docs/v9/router#merge-routers');
  await page.keyboard.type('r');
  await expect(read).toBeHidden();
  await search.input.fill('<img zxqwvk=qqqqqqqq>');
  const nothing = search.modal.getByText('No results for “<img zxqwvk=qqqqqqqq>”');
  await expect(nothing).toBeInViewport();
  await expect(search.modal.locator('img')).toHaveCount(0);
  await expect(read).toBeVisible();
  await search.modal.getByRole('option', { name: 'Quickstart', exact: true }).click();
  await expect(page).toHaveURL('/docs/v10/quickstart');
  await expect(search.modal).toBeHidden();
});

test('its files are few, loaded when a reader reaches for it, and once', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, V10);
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  expect(requests.filter((url) => /search-index|worker/i.test(url))).toEqual([]);
  const { button, input } = searchOn(page);
  await button.hover();
  await button.focus();
  await button.click();
  await expect(input).toBeFocused();
  await expect.poll(() => requests.slice(before).join(' ')).toContain('/search-index/');
  const ahead = new Set(await filesAhead(page));
  const files = requests
    .slice(before)
    .map((url) => new URL(url).pathname)
    .filter((path) => path.startsWith('/assets/') && !ahead.has(path));
  expect(new Set(files).size).toBe(files.length);
  const isEngine = (file: string) => file.includes('search-worker');
  const kilobytes = (list: string[]) =>
    list.reduce((sum, file) => sum + fileBytes(file), 0) / KILOBYTE;
  const { modalKilobytes, engineKilobytes } = BUDGETS.search;
  expect(kilobytes(files.filter((file) => !isEngine(file)))).toBeLessThan(modalKilobytes);
  expect(kilobytes(files.filter(isEngine))).toBeLessThan(engineKilobytes);
});
