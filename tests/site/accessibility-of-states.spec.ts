import type { Page } from '@playwright/test';
import { colorViolations, type Parts, violations } from '../support/axe';
import { drop, PAGE_SCRIPTS } from '../support/network';
import { offlineOn } from '../support/offline';
import { searchOn } from '../support/search';
import {
  animationsEnd,
  expect,
  NARROW,
  open,
  setColorMode,
  sideways,
  test,
  WIDE,
} from '../support/site';
import {
  openContents,
  openMainMenu,
  openMenu,
  run,
  search,
  searchNonsense,
  showType,
} from '../support/states';

const QUICKSTART = '/docs/v10/quickstart';

type State = [name: string, part: string, act: (page: Page) => Promise<void>];

/** What the quickstart shows once one has done something: a name, the part that shows it, what one does. */
const ON_A_PHONE: State[] = [
  ['the menu', '.navbar-sidebar', openMenu],
  ['the main menu', '.navbar-sidebar', openMainMenu],
  ['the table of contents', '.theme-doc-toc-mobile', openContents],
  ['search with results', 'dialog', search],
  [
    'what stores the docs',
    'footer',
    async (page) => {
      const offline = offlineOn(page);
      await offline.open.press('Enter');
      await expect(offline.store).toBeVisible();
    },
  ],
];

const ON_A_DESK: State[] = [
  [
    'the version dropdown',
    '.navbar',
    (page) => page.getByRole('button', { name: '10.x', exact: true }).click(),
  ],
  ['the type of a name', '#sample-tooltip', showType],
  ['the output of a program, with an open exchange', 'figure:has(details[open])', run],
  [
    'what changed in a page',
    'dialog',
    async (page) => {
      await page.getByRole('button', { name: 'Changes since 9.x' }).click();
      await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
    },
  ],
  ['search with results', 'dialog', search],
  ['search without results', 'dialog', searchNonsense],
];

for (const [where, viewport, states] of [
  ['on a phone', NARROW, ON_A_PHONE],
  ['on a desk', WIDE, ON_A_DESK],
] as const) {
  test(`what one opens ${where} is accessible, light and dark @nightly`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, QUICKSTART);
    for (const [name, part, act] of states) {
      await test.step(name, async () => {
        await act(page);
        // While menus fade in, their text has less contrast than when it can be read.
        await animationsEnd(page);
        await expectAccessible(page, { include: part });
        expect(await sideways(page)).toBe(0);
        await page.keyboard.press('Escape');
      });
    }
  });
}

test('with colors that the system forces, one sees what search marks and has chosen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await open(page, QUICKSTART);
  await search(page);
  const { selected, modal } = searchOn(page);
  await expect(modal.locator('mark').first()).toHaveCSS('background-color', /^rgb\(/);
  const version = modal.getByRole('button', { pressed: true });
  for (const chosen of [selected, version]) {
    await expect(chosen).toHaveCSS('outline-style', 'solid');
  }
});

test.describe('after a failure @nightly', () => {
  test.afterEach(({ consoleErrors }) => expect(consoleErrors.splice(0)).not.toEqual([]));

  test('a page that did not load is accessible, light and dark', async ({ page }) => {
    await drop(page, PAGE_SCRIPTS);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/blog');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      expect.soft(await violations(page)).toEqual([]);
    }
  });

  test('search that cannot fetch is accessible, light and dark', async ({ page }) => {
    await drop(page, '**/search-index/**');
    await open(page, '/');
    await searchOn(page).open('router');
    await expect(searchOn(page).failure).toBeVisible();
    await expectAccessible(page, { include: 'dialog' });
  });
});

/** Without motion the other color mode is there at once, instead of fading in. */
async function expectAccessible(page: Page, parts: Parts) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setColorMode(page, 'light');
  expect.soft(await violations(page, parts)).toEqual([]);
  await setColorMode(page, 'dark');
  expect(await colorViolations(page, parts)).toEqual([]);
}
