import { expect, NARROW, open, WIDE } from '../../support/site';
import { test } from './second-build';

for (const viewport of [WIDE, NARROW]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const page of ['long-word', 'long-page', 'many-headings']) {
      test(`the page ${page} scrolls down, and never sideways`, async ({ page: browserPage }) => {
        await open(browserPage, `/docs/v10/${page}`);
        await browserPage.keyboard.press('End');
        await expect(browserPage.getByRole('contentinfo')).toBeInViewport();
        const overflow = await browserPage.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('cards of docs lead to the pages beside a page, with what these say of themselves', async ({
  page,
}) => {
  await open(page, '/docs/v10/cards');
  const card = page.getByRole('article').getByRole('link', { name: /Long page/ });
  await expect(card).toContainText('A page that only the tests have');
  await card.click();
  await expect(page).toHaveURL('/docs/v10/long-page');
});

test('a table of contents with 200 entries scrolls by itself, and all can be reached', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/docs/v10/many-headings');
  const contents = page.locator('.theme-doc-toc-desktop');
  const entries = contents.getByRole('link');
  await expect(entries).toHaveCount(200);
  await expect(contents).toBeInViewport({ ratio: 0.9 });
  await contents.hover();
  await page.mouse.wheel(0, 100_000);
  await expect(entries.last()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100);
  await entries.last().click();
  await expect(page.getByRole('heading', { name: 'Heading 200' })).toBeInViewport();
  await expect(entries.last()).toBeInViewport();
});
