import { NARROW, sitemapPaths, WIDE } from '../../support/site';
import { expect, test } from './test';

for (const path of [...sitemapPaths(), '/search', '/404.html']) {
  test(`${path} has one title, and no error; it scrolls down, and never sideways`, async ({
    tab,
  }) => {
    await tab.open(path);
    // A picture of what a sample renders may have one, too, which is no part of the page to anybody.
    const titles = () => document.querySelectorAll('h1:not([role=img] *)').length;
    expect(await tab.evaluate(titles)).toBe(1);
    for (const size of [WIDE, NARROW]) {
      await tab.resize(size);
      await expect
        .poll(() =>
          tab.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          }),
        )
        .toBe(0);
    }
  });
}
