import { BUDGETS } from '../../budgets';
import { measurePage, WINDOW } from '../support/page-figures';
import { expect, sitemapPaths, test } from '../support/site';

const { longestScreens, medianScreens, lookUpPages } = BUDGETS.reading;
const DOCS = sitemapPaths().filter((path) => path.startsWith('/docs/'));

test.use({ viewport: WINDOW, javaScriptEnabled: false });

test('no docs page is longer than readers scroll, but those in which one looks things up @nightly', async ({
  page,
}) => {
  test.setTimeout(5 * 60_000);
  const topics = DOCS.filter((path) => !lookUpPages.some((name) => path.endsWith(`/${name}`)));
  expect(topics.length).toBeGreaterThan(100);
  const screens: number[] = [];
  for (const path of topics) {
    await page.goto(path);
    const figures = await measurePage(page, path);
    screens.push(figures.screens);
    expect.soft(figures.screens, path).toBeLessThanOrEqual(longestScreens);
  }
  const median = screens.sort((a, b) => a - b)[Math.floor(screens.length / 2)];
  expect(median).toBeLessThanOrEqual(medianScreens);
});
