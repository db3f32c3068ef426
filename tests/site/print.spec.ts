import { expect, open, test } from './site';

/** The width of an A4 page without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

test.use({ viewport: PAPER });

test('a docs page prints as a document: its text and code, and nothing of the frame', async ({
  page,
}) => {
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
});

test('paper is white, whatever the color mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/v10/links');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
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
