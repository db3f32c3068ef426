import { NARROW, sitemapPaths, WIDE } from '../../support/site';
import { expect, test } from './test';

for (const path of [...sitemapPaths(), '/search', '/404.html']) {
  test(`${path} has one title, and no error; it scrolls down, and never sideways`, async ({
    tab,
  }) => {
    for (const size of [WIDE, NARROW]) {
      await tab.open(path, size);
      expect(
        await tab.evaluate(() => ({
          titles: document.querySelectorAll('h1').length,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        })),
      ).toEqual({ titles: 1, sideways: 0 });
    }
  });
}
