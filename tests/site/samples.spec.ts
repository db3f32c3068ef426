import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/site';

const QUICKSTART = '/docs/v10/quickstart';
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`samples on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a name shows its type on hover, and Escape hides it', async ({ page }) => {
      const { name, tooltip } = await openClient(page);
      await name('mug').hover();
      await expect(tooltip).toHaveText(/^const mug: \{\s+id: number;/);
      await expect(name('mug')).toHaveAttribute('aria-describedby', 'sample-tooltip');
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
    });

    test('the pointer can go to the tooltip, and away from it', async ({ page }) => {
      const { name, tooltip } = await openClient(page);
      await name('mug').hover();
      await tooltip.hover();
      await page.waitForTimeout(300);
      await expect(tooltip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tooltip).toBeHidden();
    });

    test('arrow keys walk the names of a block and say their types', async ({ page }) => {
      const { code, tooltip, announcement } = await openClient(page);
      await code.focus();
      await expect(code).toHaveAccessibleName(
        'client.ts: the left and right arrow keys read types',
      );
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(tooltip).toBeVisible({ timeout: 500 });
      }).toPass();
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

    test('the tooltip stays inside the window', async ({ page }) => {
      const { name, tooltip } = await openClient(page);
      for (const word of ['createTRPCProxyClient', 'mutate', 'console']) {
        await name(word).hover();
        await expect(tooltip).toContainText(word);
        await expect(tooltip).toBeVisible();
        const box = await tooltip.boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
      }
    });

    test('the tooltip goes when the reader leaves the page', async ({ page }) => {
      const { name, tooltip } = await openClient(page);
      await name('mug').hover();
      await expect(tooltip).toBeVisible();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('.pagination-nav__link')?.click(),
      );
      await expect(page).not.toHaveURL(new RegExp(QUICKSTART));
      await expect(tooltip).toBeHidden();
    });

    test('Copy takes what compiles, and says so', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { sample, code } = await openClient(page);
      await code.focus();
      await page.keyboard.press('Tab');
      await sample.getByRole('button', { name: 'Copy code' }).click();
      await expect(sample.getByText('Copied')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^import \{ createTRPCProxyClient \}/);
      expect(text).toContain(
        'const mug = await client.product.byId.query({ id: 2 });\nconsole.log(`${mug.name}: ${mug.stock} left`);',
      );
      await expect(sample.getByText('Copied')).toBeHidden();
    });

    test('where the browser refuses to copy, the code is selected', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      const { sample } = await openClient(page);
      await sample.getByRole('button', { name: 'Copy code' }).click();
      await expect(sample.getByText('Press Ctrl+C')).toBeVisible();
      const selected = await page.evaluate(() => getSelection()!.toString());
      expect(selected).toContain('createTRPCProxyClient');
    });

    test('long lines scroll sideways, or wrap', async ({ page }) => {
      await open(page, QUICKSTART);
      const sample = page.locator('.sample', { hasText: 'npm install -E' }).first();
      const code = sample.getByRole('group');
      const isTooLong = () => code.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      await expect.poll(isTooLong).toBe(true);
      await code.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
      const wrap = sample.getByRole('button', { name: 'Wrap long lines' });
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(isTooLong).toBe(false);
      await wrap.click();
      await expect.poll(isTooLong).toBe(true);
    });

    test('samples do not make the page wider than the window', async ({ page }) => {
      await page.goto(QUICKSTART);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
    });
  });
}

test.describe('samples by touch', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('a tap shows a type, and a tap elsewhere hides it', async ({ page }) => {
    const { name, tooltip, sample } = await openClient(page);
    await name('mug').tap();
    await expect(async () => {
      await name('client').tap();
      await expect(tooltip).toBeVisible({ timeout: 500 });
    }).toPass();
    await sample.locator('figcaption').tap({ position: { x: 60, y: 20 } });
    await expect(tooltip).toBeHidden();
  });
});

test('neither types nor what shows them are loaded before a reader asks', async ({ page }) => {
  const { name, tooltip } = await openClient(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.mouse.move(5, 5);
  await page.waitForTimeout(200);
  expect(scripts).toEqual([]);
  await name('mug').hover();
  await expect(tooltip).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test('an output is part of the figure of its sample', async ({ page }) => {
  const { sample } = await openClient(page);
  await expect(sample.locator('.sample-output')).toContainText('Mug: 10 left');
});

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
    await expect(page.locator('.sample__copy').first()).toBeHidden();
  });
});

/** The sample of the client, which has an answer to `^?` in it. */
async function openClient(page: Page) {
  await page.goto(QUICKSTART);
  const sample = page.locator('.sample', { has: page.getByText('client.ts', { exact: true }) });
  const code = sample.getByRole('group');
  return {
    sample,
    code,
    name: (word: string) => code.locator('[data-t]').getByText(word, { exact: true }).first(),
    tooltip: page.getByRole('tooltip'),
    announcement: page.locator('.sample-announcer'),
  };
}
