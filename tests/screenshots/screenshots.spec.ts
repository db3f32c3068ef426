import { expect, type Page, test } from '@playwright/test';
import { searchOn } from '../support/search';
import { open } from '../support/site';
import * as states from '../support/states';

/*
 * Photographs the built site, as `screenshots/<name>/<width>-<color mode>.png`. The pictures are for eyes:
 * fonts differ between machines, so that a comparison pixel by pixel would fail where nothing is wrong.
 */

/** The windows in which the layout is judged; in the narrow ones the menu takes the place of the navbar's items. */
const WIDE = [
  { width: 1440, height: 900 },
  { width: 1024, height: 800 },
];
const NARROW = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];

const DOCS = '/docs/v10';

const PAGES = {
  home: '/',
  introduction: DOCS,
  code: `${DOCS}/middlewares`,
  tables: `${DOCS}/links`,
  'before-and-after': `${DOCS}/renamed-and-removed`,
  reference: `${DOCS}/reference`,
  errors: `${DOCS}/errors`,
  cards: `${DOCS}/awesome-trpc`,
  blog: '/blog',
  archive: '/blog/archive',
  tags: '/blog/tags',
  post: '/blog/hello-trpc',
  search: '/search?q=router',
  'search-none': '/search?q=xyzzy',
  'not-found': `${DOCS}/midleware`,
};

type State = [name: string, page: string, act: (page: Page) => Promise<void>];

const STATES: State[] = [
  ['run', 'quickstart', states.run],
  ['preview', 'react-queries', runWithDocument],
  ['type', 'router', states.showType],
  ['search-modal', 'router', states.search],
  ['search-modal-empty', 'router', (page) => searchOn(page).open()],
  ['search-modal-none', 'router', states.searchNonsense],
];
const STATES_OF_NARROW_WINDOWS: State[] = [
  ['menu-docs', 'router', states.openMenu],
  ['menu-main', 'router', states.openMainMenu],
  ['contents', 'links', states.openContents],
];

for (const viewport of [...WIDE, ...NARROW]) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, path);
      await photograph(page, name, true);
    });
  }
  const isNarrow = NARROW.includes(viewport);
  for (const [name, path, act] of [...STATES, ...(isNarrow ? STATES_OF_NARROW_WINDOWS : [])]) {
    test(`${name} at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, `${DOCS}/${path}`);
      await act(page);
      await photograph(page, name, false);
    });
  }
}

async function photograph(page: Page, name: string, fullPage: boolean) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const path = `screenshots/${name}/${page.viewportSize()!.width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage, animations: 'disabled' });
  }
}

async function runWithDocument(page: Page) {
  const preview = page.getByRole('button', { name: 'Run' }).first();
  await preview.scrollIntoViewIfNeeded();
  await preview.click();
  await page.locator('iframe').first().waitFor();
}
