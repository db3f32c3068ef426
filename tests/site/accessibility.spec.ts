import { violations } from './axe';
import { expect, NARROW, open, sitemapPaths, test } from './site';

const VIEWPORTS = [{ width: 1280, height: 800 }, NARROW];
/** Code is the same few classes of words everywhere: one test of its own reads their colors. */
const CODE = 'pre code';

for (const path of [...sitemapPaths(), '/search', '/404.html']) {
  test(`${path} is accessible, light and dark, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await violations(page, { exclude: CODE })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await violations(page, { rule: 'color-contrast', exclude: CODE })).toEqual([]);
    }
  });
}
