import fs from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { drop, PAGE_SCRIPTS } from '../support/network';
import { expect, open, sideways, test } from '../support/site';

const QUICKSTART = '/docs/v10/quickstart';
/** Its client has many procedures. */
const LONG_TYPES = '/docs/v10/vanilla';
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  const tag = device === 'phone' ? '@nightly' : [];
  test.describe(`samples on a ${device}`, { tag }, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a name shows its type on hover, inside the window; it goes on Escape, and when the pointer or the reader leaves', async ({
      page,
    }) => {
      await page.clock.install();
      const { name, tooltip } = await openClient(page);
      await name('mug').hover();
      await expect(tooltip).toHaveText(/^const mug: \{\s+name: string;/);
      await expect(name('mug')).toHaveAttribute('aria-describedby', 'sample-tooltip');
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();

      await page.mouse.move(5, 5);
      for (const word of ['createTRPCProxyClient', 'mutate', 'console', 'mug']) {
        await name(word).hover();
        await expect(tooltip).toContainText(word);
        await expect(tooltip).toBeVisible();
        const box = await tooltip.boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
      }
      await tooltip.hover();
      await page.clock.runFor(300);
      await expect(tooltip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tooltip).toBeHidden();

      await name('mug').hover();
      await expect(tooltip).toBeVisible();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.pagination-nav__link')?.click(),
      );
      await expect(page).not.toHaveURL(new RegExp(QUICKSTART));
      // On the next page the pointer may rest on another name.
      await expect(tooltip.filter({ hasText: 'const mug' })).toBeHidden();
    });

    test('arrow keys walk the names of a block and say their types', async ({ page }) => {
      const { code, tooltip, announcement } = await openClient(page);
      await code.focus();
      await expect(code).toHaveAccessibleName(
        'client.ts: the left and right arrow keys read types',
      );
      // It is made when the block begins to listen: keys before that are lost.
      await expect(announcement).toBeAttached();
      await page.keyboard.press('ArrowRight');
      await expect(tooltip).toContainText('createTRPCProxyClient');
      await expect(announcement).toContainText('createTRPCProxyClient');
      await page.keyboard.press('ArrowRight');
      await expect(announcement).toContainText('AppRouter');
      await page.keyboard.press('ArrowLeft');
      await expect(announcement).toContainText('createTRPCProxyClient');
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await page.keyboard.press('ArrowLeft');
      await expect(tooltip).toContainText('stock: number');
      await page.keyboard.press('Tab');
      await expect(tooltip).toBeHidden();
    });

    test('a long type hides a third of the window at most and scrolls, by keys after Enter, and Escape leads back @nightly', async ({
      page,
    }) => {
      await page.clock.install();
      const { code, name, tooltip, frame, announcement } = await openClient(page, LONG_TYPES);
      await name('client').hover();
      await expect(tooltip).toContainText('query: (input?: void');
      const { x, width, height } = (await frame.boundingBox())!;
      expect(height).toBeLessThanOrEqual(viewport.height / 3);
      expect(x + width).toBeLessThanOrEqual(viewport.width - 8);
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();

      // The pointer rests on code that scrolls below it.
      await code.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(tooltip).toContainText('const client', { timeout: 500 });
      }).toPass();
      await expect(announcement).toContainText('Enter leads to the rest.');
      await page.keyboard.press('Enter');
      await expect(frame).toBeFocused();
      await page.keyboard.press('End');
      await expect.poll(() => frame.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      // Who scrolls by keys reads on, wherever the pointer goes.
      await page.mouse.move(5, 5);
      await page.clock.runFor(300);
      await expect(frame).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await expect(code).toBeFocused();
    });

    test('a type does not hide its line @nightly', async ({ page }) => {
      const { sample, name, tooltip, frame } = await openClient(page);
      for (const word of ['AppRouter', 'client', 'mutate', 'mug']) {
        for (const share of [0.2, 0.5, 0.7, 0.8, 0.95]) {
          await scrollTo(name(word), viewport.height * share);
          await name(word).hover();
          await expect(tooltip).toContainText(word);
          const [line, type] = await Promise.all(
            [name(word), frame].map(async (place) => (await place.boundingBox())!),
          );
          expect(areApart(type!, line!), `${word} at ${share}`).toBe(true);
          await sample.locator('figcaption').hover({ position: { x: 16, y: 2 } });
          await page.keyboard.press('Escape');
          await expect(tooltip).toBeHidden();
        }
      }
    });

    test('Copy takes what compiles, and says so; where the browser refuses, the code is selected', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      const { sample, code } = await openClient(page);
      // What the button says for two seconds stays until the clock goes on.
      await page.clock.pauseAt(Date.now() + 60_000);
      await expect(sample.locator('.sample-output')).toContainText('Mug: 10 left');
      await code.focus();
      await page.keyboard.press('Tab');
      await sample.getByRole('button', { name: 'Copy code' }).click();
      await expect(sample.getByText('Copied')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^import \{ createTRPCProxyClient \}/);
      expect(text).toContain(
        'const mug = await client.product.query();\nconsole.log(`${mug.name}: ${mug.stock} left`);',
      );
      await page.clock.runFor(2000);
      await expect(sample.getByText('Copied')).toBeHidden();

      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await sample.getByRole('button', { name: 'Copy code' }).click();
      await expect(sample.getByText('Press Ctrl+C')).toBeVisible();
      const selected = await page.evaluate(() => getSelection()!.toString());
      expect(selected).toContain('createTRPCProxyClient');
    });

    test('long lines scroll sideways, and commands wrap @nightly', async ({ page }) => {
      await open(page, QUICKSTART);
      const command = page.locator('.sample', { hasText: 'npm install --save-exact' }).first();
      await command.getByRole('group').focus();
      await expect(command.getByRole('button')).toHaveCount(1);
      await open(page, '/docs/v9/typescript');
      const sample = page.locator('.sample', { hasText: 'ERR_UNSUPPORTED_DIR_IMPORT' }).first();
      const code = sample.getByRole('group');
      const isTooLong = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      await expect.poll(isTooLong).toBe(true);
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
      expect(await sideways(page)).toBe(0);
    });
  });
}

test('the routers show their procedures, with what they take and give', async ({ page }) => {
  for (const [version, words] of Object.entries({
    v10: [
      'const appRouter: Router {',
      'product: query () => {',
      'order: mutation (input: { quantity: number }) => {',
    ],
    v9: [
      'const appRouter: Router {',
      'product: () => {',
      'order: (input: { quantity: number }) => {',
    ],
  })) {
    await open(page, `/docs/${version}/quickstart`);
    const server = page.locator('.sample', { has: page.getByText('server.ts', { exact: true }) });
    await server.locator('[data-t]').getByText('appRouter', { exact: true }).first().hover();
    for (const word of words) {
      await expect(page.getByRole('tooltip')).toContainText(word);
    }
  }
});

test('no type shows what is internal to tRPC', () => {
  const files = fs.readdirSync('build/assets/types');
  const types = files.map((file) => fs.readFileSync(`build/assets/types/${file}`, 'utf8'));
  expect(types.length).toBeGreaterThan(50);
  const internals = types.flatMap((text) =>
    Array.from(
      text.matchAll(
        /.{60}(?:_config: \{|unsetMarker<|OverwriteKnown<|(?<!interface<\/i> <i class=t>)UseTRPC\w+<\/i>&lt;).{60}/g,
      ),
      String,
    ),
  );
  expect(internals).toEqual([]);
});

test.describe('samples by touch @nightly', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('a tap shows a type, and a tap elsewhere hides it', async ({ page }) => {
    const { name, tooltip, sample } = await openClient(page);
    await name('mug').tap();
    await expect(tooltip).toContainText('mug');
    await name('client').tap();
    await expect(tooltip).toContainText('client');
    await sample.locator('figcaption').tap({ position: { x: 60, y: 20 } });
    await expect(tooltip).toBeHidden();
  });
});

test('neither types nor what shows them are loaded before a reader asks', async ({ page }) => {
  await page.clock.install();
  const { name, tooltip } = await openClient(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.mouse.move(5, 5);
  await page.clock.runFor(1000);
  expect(scripts).toEqual([]);
  await name('mug').hover();
  await expect(tooltip).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

for (const [what, files] of [
  ['types', '**/assets/types/*.json'],
  ['what shows types', PAGE_SCRIPTS],
] as const) {
  test(`${what} that did not load are asked for again by the next name @nightly`, async ({
    page,
    consoleErrors,
  }) => {
    const { name, tooltip } = await openClient(page);
    await page.waitForLoadState('networkidle');
    const restore = await drop(page, files);
    const failed = page.waitForEvent('requestfailed');
    await name('mug').hover();
    await failed;
    await restore();
    await name('client').hover();
    await expect(tooltip).toContainText('client');
    consoleErrors.splice(0);
  });
}

test('Prism is in no script of the site', () => {
  const scripts = fs.readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  const withPrism = scripts.filter((file) =>
    /Prism\.languages|token-line/.test(fs.readFileSync(`build/assets/js/${file}`, 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(10);
  expect(withPrism).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers and expected errors are in the page, and there are no dead buttons', async ({
    page,
  }) => {
    await page.goto(QUICKSTART);
    await expect(page.locator('.q').first()).toContainText('const mug: {');
    await expect(page.locator('.e').first()).toContainText(
      "TS2322 Type 'string' is not assignable to type 'number'.",
    );
    await expect(page.locator('.sample').getByRole('button')).toHaveCount(0);

    await page.goto('/docs/v10/react-mutations');
    const summaries = page.locator('.sample summary');
    await expect(summaries.first()).toHaveText(/^server\.ts—\w+/);
    await expect(summaries.filter({ hasText: /^the options/ })).toHaveCount(1);
    await summaries.first().click();
    await expect(page.locator('.sample details > pre').first()).toContainText('initTRPC');
  });
});

/** The sample of the client, which has an answer to `^?` in it. */
async function openClient(page: Page, address = QUICKSTART) {
  await open(page, address);
  const sample = page.locator('.sample', { has: page.getByText('client.ts', { exact: true }) });
  const code = sample.getByRole('group');
  return {
    sample,
    code,
    name: (word: string) => code.locator('[data-t]').getByText(word, { exact: true }).first(),
    tooltip: page.getByRole('tooltip'),
    /** What scrolls around it. */
    frame: page.locator('.sample-tooltip'),
    announcement: page.locator('.sample-announcer'),
  };
}

/** Puts something at a distance from the window's top, and into view where it scrolls sideways. */
function scrollTo(target: Locator, top: number) {
  return target.evaluate((element, distance) => {
    element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    scrollBy({ top: element.getBoundingClientRect().top - distance, behavior: 'instant' });
  }, top);
}

type Box = { x: number; y: number; width: number; height: number };

function areApart(one: Box, other: Box) {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}
