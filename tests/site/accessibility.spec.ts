import type { Page } from '@playwright/test';
import { colorViolationsOfNewLooks, contrastViolations, violationsButColors } from '../support/axe';
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
  test as siteTest,
} from '../support/site';

const WIDE = { width: 1280, height: 800 };
/** What a window of 1280 × 1024 pixels shows at a zoom of 400 %: WCAG 2.2, 1.4.10. */
const ZOOMED = { width: 320, height: 256 };
/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;
/** Code is the same few kinds of words everywhere; see the test of their colors. */
const CODE = 'pre code';
/** Each once, with few changes from one to the next: those take long. */
const STATES = [
  [WIDE, 'light'],
  [WIDE, 'dark'],
  [NARROW, 'dark'],
  [NARROW, 'light'],
] as const;
/** What a text fails on narrow screens, if it fails anywhere: axe takes half of its time for these. */
const NARROW_RULES = ['target-size', 'avoid-inline-spacing'];
/** What is around every page alike, and the pages that are checked with it. */
const FRAME = '.theme-announcement-bar, .navbar, .theme-doc-sidebar-container, .footer';
const FRAMED_PATHS = ['/', '/docs/v10', '/docs/v9', '/blog'];

/** The pages with embedded posts, and where the script comes from that shows them; see src/components/EmbeddedPosts. */
const EMBEDDING = ['/docs/v9/love', '/docs/v10/love'];
const POSTS = 'platform.twitter.com';

/** Of which other hosts the shared page asked something. */
const askedHosts = new Set<string>();

/** These tests share a page, which goes on to the next as a reader does: that takes a fifth of the time. */
const test = siteTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      await stubOtherHosts(page);
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (protocol.startsWith('http') && hostname !== 'localhost') {
          askedHosts.add(hostname);
        }
      });
      await open(page, '/');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage }, use) => use(sharedPage),
});

/** The looks of texts whose contrast was checked, by any of these tests: pages have most in common. */
const known = new Set<string>();

const paths = [...sitemapPaths(), '/search', '/404.html'];

for (const path of paths) {
  const tag = ONE_OF_EACH_KIND.includes(path) ? [] : ['@nightly'];
  test(
    `${path} is accessible and zoomable in all states, and asks no other host for anything`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await goTo(page, path);
      await expectAccessibleInAllStates(page, path);
      await expectZoomable(page);
      const hosts = Array.from(askedHosts).filter(
        (host) => host !== POSTS || !EMBEDDING.includes(path),
      );
      askedHosts.clear();
      expect(hosts).toEqual([]);
    },
  );
}

async function expectAccessibleInAllStates(page: Page, path: string) {
  for (const [viewport, colorScheme] of STATES) {
    await enter(page, viewport, colorScheme);
    await expectColors(page, path);
    if (colorScheme === 'light') {
      const isSparing = viewport === WIDE && !FRAMED_PATHS.includes(path);
      await expectRules(page, path, isSparing ? NARROW_RULES : []);
    } else {
      await expectControls(page, path);
    }
  }
}

async function expectZoomable(page: Page) {
  await page.setViewportSize(ZOOMED);
  expect(await sideways(page)).toBe(0);
}

async function enter(page: Page, viewport: typeof WIDE, colorScheme: 'light' | 'dark') {
  await setColorMode(page, colorScheme);
  await page.setViewportSize(viewport);
  // Tables that scroll become focusable in the frame after a change of size.
  await nextFrame(page);
}

const frameOf = (path: string) => (FRAMED_PATHS.includes(path) ? [] : [FRAME]);
const leftOut = (path: string) => [CODE, ...frameOf(path)].join(', ');

async function expectColors(page: Page, path: string) {
  expect.soft(await colorViolationsOfNewLooks(page, { exclude: leftOut(path), known })).toEqual([]);
}

async function expectRules(page: Page, path: string, skip: string[] = []) {
  expect.soft(await violationsButColors(page, { exclude: leftOut(path), skip })).toEqual([]);
}

async function expectControls(page: Page, path: string) {
  expect.soft(await focusFaults(page, { exclude: frameOf(path)[0] })).toEqual([]);
  expect.soft(await page.evaluate(smallControls, MIN_TARGET_PX)).toEqual([]);
}

/** Goes to a page of the site as its router does, without loading the site anew. */
async function goTo(page: Page, path: string) {
  const title = await page.evaluate(async (path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
    const html = await (await fetch(path)).text();
    // The policy lets no text become a whole document.
    const title = document.createElement('textarea');
    title.innerHTML = /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
    return title.value;
  }, path);
  await page.waitForFunction(
    (title) => document.title === title && !document.querySelector('#nprogress'),
    title,
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

test('the colors of code can be told from every background, light and dark', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await goTo(page, '/docs/v10/links');
  const kinds = await page
    .locator('pre code i[class]')
    .evaluateAll((words) => new Set(words.map((word) => word.getAttribute('class'))).size);
  expect(kinds).toBeGreaterThan(4);
  for (const mode of ['light', 'dark'] as const) {
    await setColorMode(page, mode);
    expect(await contrastViolations(page, { include: CODE })).toEqual([]);
  }
});
