import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, NARROW, open, sitemapPaths, test } from './site';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const VIEWPORTS = [{ width: 1280, height: 800 }, NARROW];
const COLOR_MODES = ['light', 'dark'] as const;

/** The violations of WCAG 2.2 A and AA on the page as it is, one line each. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

for (const path of [...sitemapPaths(), '/404.html']) {
  test(`${path} is accessible, light and dark, wide and narrow`, async ({ page }) => {
    const found: string[] = [];
    const t: number[] = [];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      for (const colorScheme of COLOR_MODES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        if (t.length === 0) await open(page, path);
        const s = Date.now();
        found.push(
          ...(await violations(page)).map((line) => `${colorScheme} ${viewport.width} ${line}`),
        );
        t.push(Date.now() - s);
      }
    }
    console.log(path, t.join());
    expect(found).toEqual([]);
  });
}
