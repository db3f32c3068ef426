import fs from 'node:fs';
import { expect, open, sitemapPaths, test, tooNarrow } from '../support/site';

/** The width of an A4 page without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

test.use({ viewport: PAPER });

/** The docs page with most HTML, without the list of all exports: that is looked up, not read. */
function longestPage(): string {
  const bytes = (path: string) => fs.statSync(`build${path}.html`).size;
  return sitemapPaths()
    .filter((path) => /^\/docs\/v\d+\/(?!reference$)/.test(path))
    .reduce((longest, path) => (bytes(path) > bytes(longest) ? path : longest));
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
    '.run button',
  ]) {
    await expect(page.locator(frame), frame).not.toHaveCount(0);
    await expect(page.locator(frame).filter({ visible: true }), frame).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await tooNarrow(page.locator('pre, .markdown-table'))).toEqual([]);
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
  await open(page, longestPage());
  const pdf = await page.pdf({ format: 'A4', margin: MARGINS });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.length).toBeLessThan(20);
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
