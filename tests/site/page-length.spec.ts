import { BUDGETS } from '../../budgets';
import { cutCode, measurePage, type PageFigures, WINDOW } from '../support/page-figures';
import { expect, sitemapPaths, test } from '../support/site';

const limits = BUDGETS.reading;
/** Words that say where a text stands, not where a link leads. */
const PLACES = /^(above|below|here|see|this page|its format)$/;
/** The usual window, where the contents have just come, and where the sidebar has */
const WIDTHS = [WINDOW.width, 1280, 1024];
const TOPICS = sitemapPaths().filter(
  (path) =>
    path.startsWith('/docs/') && !limits.lookUpPages.some((name) => path.endsWith(`/${name}`)),
);

test.use({ viewport: WINDOW, javaScriptEnabled: false });

test('docs pages begin with their code, name few things, say where links lead and are not longer than readers scroll', async ({
  page,
}) => {
  test.setTimeout(8 * 60_000);
  expect(TOPICS.length).toBeGreaterThan(100);
  const all: PageFigures[] = [];
  for (const path of TOPICS) {
    await page.goto(path);
    const figures = await measurePage(page, path);
    all.push(figures);
    const links = page.locator('.theme-doc-markdown').getByRole('link').filter({ hasText: PLACES });
    expect.soft(await links.allTextContents(), path).toEqual([]);
    expect.soft(figures.screens, path).toBeLessThanOrEqual(limits.longestScreens);
    expect.soft(figures.wordsToCode, path).toBeLessThanOrEqual(limits.wordsToCode);
    expect.soft(figures.screensToCode, path).toBeLessThanOrEqual(limits.screensToCode);
    expect.soft(figures.phoneScreensToCode, path).toBeLessThanOrEqual(limits.phoneScreensToCode);
    expect
      .soft(figures.codePerThousandWords, path)
      .toBeLessThanOrEqual(limits.codePerThousandWords);
  }
  all.sort((a, b) => b.screens - a.screens);
  if (process.env.PRINT_PAGES) {
    console.table(all);
  }
  const median = all[Math.floor(all.length / 2)]?.screens;
  expect(median).toBeLessThanOrEqual(limits.medianScreens);
});

test('docs pages show whole lines of code', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(8 * 60_000);
  const cut = new Map(WIDTHS.map((width) => [width, 0]));
  for (const path of TOPICS) {
    await page.goto(path);
    for (const width of WIDTHS) {
      cut.set(width, cut.get(width)! + (await cutCode(page, width)));
    }
  }
  for (const [width, count] of cut) {
    expect
      .soft(count, `lines go on beyond the edge at ${width} px`)
      .toBeLessThanOrEqual(limits.cutCode);
  }
});
