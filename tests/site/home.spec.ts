import type { Page } from '@playwright/test';
import { violations } from '../support/axe';
import { drop, PAGE_SCRIPTS } from '../support/network';
import { copied, expect, NARROW, open, test, WIDE } from '../support/site';

const HERO = 'header';
const WIRE = 'section[aria-labelledby="wire"]';

const figure = (page: Page, title: string, section: string) =>
  page
    .locator(section)
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }), visible: true })
    .first();

const client = (page: Page, section: string = HERO) => figure(page, 'client.ts', section);
const server = (page: Page) => figure(page, 'server.ts', HERO);

const press = (page: Page, change: string) => page.getByText(change, { exact: true }).click();

/** The changes that the reader may press, and what the compiler says of the client. */
const CHANGES = [
  ['Rename the path', /TS2345 Argument of type '"product\.byId"' is not assignable/],
  ['Change the input', /TS2322 Type 'number' is not assignable to type 'string'/],
  ['Rename a field', /TS2339 Property 'price' does not exist on type/],
] as const;

const VIEWPORTS = [
  { viewport: WIDE, tag: '@nightly' },
  { viewport: { width: 1024, height: 768 }, tag: '@nightly' },
  { viewport: { width: 768, height: 1024 }, tag: '@nightly' },
  { viewport: NARROW, tag: '@nightly' },
  { viewport: { width: 390, height: 664 }, tag: [] },
];

for (const { viewport, tag } of VIEWPORTS) {
  test.describe(`at ${viewport.width} × ${viewport.height} px`, { tag }, () => {
    test.use({ viewport });

    test('a press changes the server, and the compiler’s error is in sight; so is the wire of a run', async ({
      page,
    }) => {
      await open(page, '/');
      for (const [change, error] of CHANGES) {
        await page.evaluate(() => scrollTo(0, 0));
        await press(page, 'As it is');
        await expect(client(page).locator('.e')).toHaveCount(0);
        await pressAtTheBottom(page, change);
        await expect(server(page).locator('ins')).toHaveCount(1);
        await expect(client(page).locator('.e')).toHaveText(error);
        await expect(client(page).locator('.e')).toBeInViewport({ ratio: 1 });
        await expect(client(page).locator('.u')).toBeInViewport({ ratio: 1 });
      }

      const recorded = page.locator(`${WIRE} .sample-output code`).filter({ hasText: 'GET /' });
      const [request = '', input = '', , status = '', ...answers] = (await recorded.innerText())
        .trim()
        .split('\n');
      expect(request).toBe('GET /product.byId,product.byId?batch=1');
      await client(page, WIRE).getByRole('button', { name: 'Run' }).click();
      const exchange = page.locator('.wire details');
      await expect(exchange).toHaveCount(1);
      await expect(exchange).toHaveAttribute('open');
      await expect(exchange.locator('summary')).toBeInViewport({ ratio: 1 });
      await expect(exchange.getByText('Request headers')).toBeInViewport({ ratio: 1 });
      await expect(recorded).toBeHidden();
      // What the reader's own run sends is what the page shows.
      await expect(exchange.locator('summary')).toHaveText(`${request}→ ${status}`);
      const texts = await exchange.locator('pre').allInnerTexts();
      expect(texts).toContain(JSON.stringify(JSON.parse(input.replace('input ', '')), null, 2));
      expect(texts).toContain(
        JSON.stringify(
          answers.map((answer): unknown => JSON.parse(answer)),
          null,
          2,
        ),
      );
    });
  });
}

test('the first screen has a change of the server, where it ends, and how to begin', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/');
  await expect(page.locator('header').getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Rename a field' })).toBeChecked();
  await expect(client(page).locator('.u')).toBeInViewport();
  await expect(
    page.getByRole('button', { name: 'Copy code' }).and(page.locator('header *')).last(),
  ).toBeInViewport();
  await expect(page.getByRole('banner')).toHaveCount(1);

  await test.step('a change colors names as the code without it does', async () => {
    await press(page, 'As it is');
    const colored = server(page).locator('code i.t');
    const names = await colored.allInnerTexts();
    await press(page, 'Rename the path');
    await expect(colored).toHaveText(names);
  });
});

test.describe('the install line @nightly', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const install = (page: Page) => page.locator('header').getByRole('tabpanel');
  const copy = (page: Page) =>
    page.locator('header .tabs-container').getByRole('button', { name: 'Copy code' }).click();

  test('is copied for the package manager that was chosen in the docs, or that one presses', async ({
    page,
  }) => {
    await open(page, '/docs/v9/quickstart');
    await page.getByRole('tab', { name: 'pnpm', exact: true }).first().click();
    const line = await page.getByRole('tabpanel').first().locator('code').innerText();
    await open(page, '/');
    await expect(install(page)).toContainText('pnpm add');
    await copy(page);
    await expect.poll(() => copied(page)).toMatch(/^pnpm add/);
    expect(line.split('\n')).toContain(await copied(page));
    await page.getByRole('tab', { name: 'npm', exact: true }).click();
    await copy(page);
    await expect
      .poll(() => copied(page))
      .toMatch(/^npm install --save-exact @trpc\/server@\S+ @trpc\/client@\S+ zod@\S+$/);
  });
});

/** A busy machine takes its time to read TypeScript. */
const LOADED = { timeout: 60_000 };

const editor = (page: Page, name: string) => page.locator(HERO).getByRole('textbox', { name });

/** Where on the page the files are that one sees, and how high it is, in half pixels. */
const places = (page: Page) =>
  page.locator(HERO).evaluate((hero) =>
    Array.from(hero.querySelectorAll('figure'))
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .slice(0, 2)
      .map((part) => part.getBoundingClientRect())
      .flatMap(({ x, y, width, height }) => [x, y + scrollY, width, height])
      .concat(document.documentElement.scrollHeight)
      .map((length) => Math.round(length * 2) / 2),
  );

for (const { viewport } of VIEWPORTS.slice(0, 4)) {
  const tag = viewport === WIDE ? [] : '@nightly';
  test.describe(`editing at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('who touches the code edits it where it stands, and the client turns red', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await open(page, '/');
      await press(page, 'As it is');
      expect(loaded.filter((url) => url.includes('/play/'))).toEqual([]);
      const before = await places(page);
      await server(page).getByText('price', { exact: true }).click();
      await expect(editor(page, 'server.ts')).toBeFocused(LOADED);
      expect(await places(page)).toEqual(before);
      await expect(client(page).locator('.e')).toHaveCount(0);

      // The caret is where the touch was: in the word.
      await page.keyboard.press('Control+ArrowLeft');
      await page.keyboard.insertText('the_');
      await expect(client(page).locator('.e')).toHaveText(
        /^TS2339 Property 'price' does not/,
        LOADED,
      );
      await expect(client(page).locator('.cm-lintRange-error')).toHaveText('price');
      expect(await places(page)).toEqual(before);
      const error = (await client(page).locator('.e').boundingBox())!;
      const hint = (await page.locator(HERO).getByText('leaves the editor').boundingBox())!;
      expect(error.y + error.height).toBeLessThanOrEqual(hint.y);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await expect(client(page).locator('.e')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Reset', exact: true })).toHaveCount(0);
    });
  });
}

test('Edit leads to the server; a press changes what one edits, which one can undo @nightly', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator(HERO).getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page, 'server.ts')).toBeFocused(LOADED);
  // A line of its own: before the code it would take that into the comment.
  await page.keyboard.type('// mine\n');
  await expect(client(page).locator('.e')).toHaveText(CHANGES[2][1]);
  for (const [change, error] of CHANGES.slice(0, 2)) {
    await press(page, change);
    await expect(client(page).locator('.e')).toHaveText(error);
    await expect(editor(page, 'server.ts')).not.toContainText('// mine');
    await editor(page, 'server.ts').focus();
    await page.keyboard.press('Control+z');
    await expect(editor(page, 'server.ts')).toContainText('// mine');
  }
  await editor(page, 'server.ts').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor(page, 'client.ts')).toBeFocused();
});

test('the samples stay where the editor does not load, which says so and can be tried again @nightly', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/');
  const restore = await drop(page, PAGE_SCRIPTS);
  await page.locator(HERO).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('alert')).toContainText('The editor did not load.');
  await expect(client(page).locator('.e')).toHaveText(CHANGES[2][1]);
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(editor(page, 'server.ts')).toBeFocused(LOADED);
  consoleErrors.splice(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: NARROW });

  test('each change of the server shows the error of its client, and nothing offers to edit', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [change, error] of CHANGES) {
      await press(page, change);
      await expect(client(page).locator('.e')).toHaveText(error);
    }
    await press(page, 'As it is');
    await expect(client(page).locator('.e')).toHaveCount(0);
    await expect(page.locator(HERO).getByRole('button')).toHaveCount(0);
    const names = page.locator(HERO).locator('.sample__title').filter({ visible: true });
    const [server, answer] = await Promise.all(
      (await names.all()).map((name) => name.boundingBox()),
    );
    expect(answer!.x, 'both names begin at the same edge').toBe(server!.x);
  });
});

test('nothing moves where the reader wants less motion @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(watchMotion);
  await open(page, '/');
  await press(page, 'As it is');
  await press(page, 'Rename a field');
  await page.getByRole('link', { name: 'See it run' }).click();
  await expect(page.getByRole('heading', { name: 'Two calls, one request' })).toBeInViewport();
  expect(await page.evaluate(() => window.motion)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** Presses a change that stands at the lower edge of the window, with the client below it. */
async function pressAtTheBottom(page: Page, change: string) {
  const label = page.getByText(change, { exact: true });
  await label.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight, behavior: 'instant' });
  });
  await label.click();
}

declare global {
  interface Window {
    motion: string[];
  }
}

/** In the browser: keeps what moves, be it for a moment. */
function watchMotion() {
  window.motion = [];
  document.addEventListener('animationstart', (event) => window.motion.push(event.animationName));
  document.addEventListener('transitionrun', (event) => window.motion.push(event.propertyName));
}
