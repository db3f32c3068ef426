import fs from 'node:fs';
import { expect, open, sitemapPaths, test } from '../support/site';

/** The width of an A4 page without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test.use({ viewport: PAPER });

/** The docs pages with most HTML. */
function longestPages(count: number): string[] {
  const bytes = (path: string) => fs.statSync(`build${path}.html`).size;
  return (
    sitemapPaths()
      // The list of all exports is looked up, not read: it takes 43 sheets.
      .filter((path) => !path.endsWith('/reference'))
      .filter((path) => /^\/docs\/v\d+\//.test(path))
      .sort((one, other) => bytes(other) - bytes(one))
      .slice(0, count)
  );
}

test('a docs page prints as a document: its text and code, and nothing of the frame @nightly', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/v10/links');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const frame of [
    '.navbar',
    '.theme-announcement-bar',
    '.theme-doc-toc-mobile',
    '.theme-doc-version-banner',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    '.footer',
    '.sample__buttons',
    '.run__button',
  ]) {
    await expect(page.locator(frame), frame).not.toHaveCount(0);
    await expect(page.locator(frame).filter({ visible: true }), frame).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cutOff = await page
    .locator('pre, .markdown-table')
    .evaluateAll((boxes) =>
      boxes
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map((box) => `${box.scrollWidth} px in ${box.clientWidth} px: ${box.textContent}`),
    );
  expect(cutOff).toEqual([]);
  // Paper is white, whatever the color mode.
  const [paper, text, code] = await page.evaluate(() =>
    (
      [
        ['html', 'backgroundColor'],
        ['.markdown p', 'color'],
        ['.sample pre', 'color'],
      ] as const
    ).map(([selector, property]) => getComputedStyle(document.querySelector(selector)!)[property]),
  );
  expect(paper).toBe('rgb(255, 255, 255)');
  expect([text, code]).toEqual(['rgb(23, 32, 46)', 'rgb(28, 37, 51)']);
});

test('the longest page takes less than 20 sheets, and no drawing is cut off @nightly', async ({
  page,
}) => {
  for (const path of longestPages(1)) {
    await open(page, path);
    const pdf = await page.pdf({ format: 'A4', margin: MARGINS });
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length, path).toBeGreaterThan(1);
    expect(sheets.length, path).toBeLessThan(20);
  }
  await open(page, '/docs/v10/middlewares');
  await page.emulateMedia({ media: 'print' });
  const drawings = await page
    .locator('.markdown svg[role=img]')
    .evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect()));
  expect(drawings).not.toEqual([]);
  for (const { right, height } of drawings) {
    expect(right).toBeLessThanOrEqual(PAPER.width);
    expect(height).toBeLessThan(PAPER.height / 2);
  }
});
