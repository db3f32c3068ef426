import { expect, NARROW, test, tooNarrow, WIDE } from '../support/site';

/** Pages with tables of two columns of code, of three, four and six columns, and with a long name of one. */
const PATHS = [
  '/docs/v10/renamed-and-removed',
  '/docs/v10/links',
  '/docs/v10/adapters',
  '/docs/v10/ssr',
];
const TABLES = '.markdown-table:has(.table-of-cards)';

for (const [width, tag] of [
  [320, []],
  [NARROW.width, '@nightly'],
] as [number, string | []][]) {
  test.describe(`tables that are too wide at ${width} px`, { tag }, () => {
    test.use({ viewport: { ...NARROW, width }, javaScriptEnabled: false });

    test('show every cell, with the name of its column', async ({ page }) => {
      for (const path of PATHS) {
        await page.goto(path);
        const faults = await page.locator(TABLES).evaluateAll((areas) =>
          areas.flatMap((area) => {
            const names = Array.from(area.querySelectorAll('th'), (cell) => cell.textContent);
            const edges = area.getBoundingClientRect();
            return Array.from(area.querySelectorAll('tr'), (row) => Array.from(row.cells))
              .flatMap((cells) =>
                cells.map((cell, column) => ({ cell, name: names[column] ?? '' })),
              )
              .filter(({ cell }) => cell.tagName === 'TD' && cell.textContent !== '')
              .filter(({ cell, name }) => {
                const box = cell.getBoundingClientRect();
                const label = getComputedStyle(cell, '::before');
                const isInside = box.left >= edges.left && box.right <= edges.right + 1;
                if (!isInside || name === '') {
                  return !isInside;
                }
                const holdsLabel = box.height >= parseFloat(label.height);
                return !holdsLabel || !label.content.startsWith(JSON.stringify(name));
              })
              .map(({ cell, name }) => `${name}: ${cell.textContent}`);
          }),
        );
        await expect(page.locator(TABLES), path).not.toHaveCount(0);
        expect(faults, path).toEqual([]);
        expect(await tooNarrow(page.locator(TABLES)), path).toEqual([]);
      }
    });
  });
}

test('no table is cut off on wider screens, where columns stand side by side @nightly', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  for (const path of PATHS) {
    await page.goto(path);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ ...WIDE, width });
      const areas = page.locator('.markdown-table');
      expect(await tooNarrow(areas), `${path} at ${width} px`).toEqual([]);
    }
  }
});
