import { colorViolations, violations } from '../support/axe';
import { focusFaults } from '../support/focus';
import { stubOtherHosts } from '../support/network';
import {
  expect,
  NARROW,
  nextFrame,
  ONE_OF_EACH_KIND,
  open,
  setColorMode,
  sideways,
  sitemapPaths,
  test,
} from '../support/site';

const WIDE = { width: 1280, height: 800 };
/** What a window of 1280 × 1024 pixels shows at a zoom of 400 %: WCAG 2.2, 1.4.10. */
const ZOOMED = { width: 320, height: 256 };
/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;
/** Whose colors packages/samples/tests compares with each other. */
const CODE = 'pre code';

/** The pages with embedded posts, and where the script comes from that shows them; see src/components/EmbeddedPosts. */
const EMBEDDING = ['/docs/v9/love', '/docs/v10/love'];
const POSTS = 'platform.twitter.com';

for (const path of [...sitemapPaths(), '/search', '/404.html']) {
  const tag = ONE_OF_EACH_KIND.includes(path) ? [] : ['@nightly'];
  test(
    `${path} is accessible and zoomable in all states, and asks no other host for anything`,
    { tag },
    async ({ page }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(new URL(request.url()).hostname));
      await stubOtherHosts(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport);
        // Tables that scroll become focusable in the frame after a change of size.
        await nextFrame(page);
        await setColorMode(page, 'light');
        expect.soft(await violations(page, { exclude: CODE })).toEqual([]);
        await setColorMode(page, 'dark');
        expect.soft(await colorViolations(page, { exclude: CODE })).toEqual([]);
        expect.soft(await focusFaults(page)).toEqual([]);
        expect.soft(await page.evaluate(smallControls, MIN_TARGET_PX)).toEqual([]);
      }
      await page.setViewportSize(ZOOMED);
      expect(await sideways(page)).toBe(0);
      const own = ['', 'localhost', ...(EMBEDDING.includes(path) ? [POSTS] : [])];
      expect(own).toEqual(expect.arrayContaining([...asked]));
    },
  );
}

/** In the browser: axe lets a small target pass where none is near it; the controls here are none. */
const smallControls = (minimum: number) =>
  Array.from(document.querySelectorAll('button, summary, label, [role="button"], [role="tab"]'))
    .filter((control) => !control.closest('[inert]'))
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < minimum)
    .map(({ control, box }) => `${box.width} × ${box.height} px: ${control.outerHTML}`);
