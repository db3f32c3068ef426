import type { Page } from '@playwright/test';
import { contrastViolations, type Parts, violations } from '../support/axe';
import { drop, PAGE_SCRIPTS } from '../support/network';
import { searchOn } from '../support/search';
import { animationsEnd, expect, NARROW, open, setColorMode, test, WIDE } from '../support/site';

const QUICKSTART = '/docs/v10/quickstart';

/** What a page shows once one has done something: a name, the window, what one does. */
const STATES: [
  name: string,
  viewport: typeof WIDE,
  act: (page: Page) => Promise<void>,
  parts?: Parts,
][] = [
  ['the menu', NARROW, async (page) => openMenu(page)],
  [
    'the main menu',
    NARROW,
    async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Back to main menu' }).click();
      // The versions are open in the docs: one of them is where one is.
      await expect(
        page.locator('.navbar-sidebar').getByRole('link', { name: /^9\.x/ }),
      ).toBeVisible();
    },
  ],
  [
    'the version dropdown',
    WIDE,
    (page) => page.getByRole('button', { name: '10.x', exact: true }).click(),
    // What an open menu covers is no target.
    { exclude: 'article' },
  ],
  [
    'the table of contents of a narrow screen',
    NARROW,
    (page) => page.getByRole('button', { name: 'On this page' }).click(),
  ],
  [
    'search with results',
    WIDE,
    async (page) => {
      await searchOn(page).open('router');
      // The first results are drawn anew when the texts of the pages are there.
      await expect(searchOn(page).lines.first()).toBeVisible();
    },
  ],
  [
    'search with results on a phone',
    NARROW,
    async (page) => {
      await searchOn(page).open('router');
      // The first results are drawn anew when the texts of the pages are there.
      await expect(searchOn(page).lines.first()).toBeVisible();
    },
  ],
  [
    'search without results',
    WIDE,
    async (page) => {
      await searchOn(page).open('xyzzyqq');
      await expect(page.getByText('No results for')).toBeVisible();
    },
  ],
  [
    'the type of a name',
    WIDE,
    async (page) => {
      await page.locator('pre:visible [data-t]').last().hover();
      await expect(page.locator('#sample-tooltip')).toBeVisible();
    },
  ],
  [
    'what changed in a page',
    WIDE,
    async (page) => {
      await page.getByRole('link', { name: 'What changed since 9.x' }).click();
      await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
    },
  ],
  [
    'the output of a program, with an open exchange',
    WIDE,
    async (page) => {
      const sample = page.getByRole('figure').filter({ hasText: 'client.ts' }).first();
      await sample.getByRole('button', { name: 'Run' }).click();
      await expect(sample.getByRole('status').filter({ hasText: 'Ran in' })).toBeVisible();
      await sample.locator('summary').first().click();
    },
  ],
];

for (const [name, viewport, act, parts] of STATES) {
  test(`${name} is accessible, light and dark`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, QUICKSTART);
    await act(page);
    // While menus fade in, their text has less contrast than when it can be read.
    await animationsEnd(page);
    await expectAccessible(page, parts);
  });
}

test.describe('after a failure', () => {
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
    await expectAccessible(page);
  });
});

/** Without motion the other color mode is there at once, instead of fading in. */
async function expectAccessible(page: Page, parts?: Parts) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setColorMode(page, 'light');
  expect.soft(await violations(page, parts)).toEqual([]);
  await setColorMode(page, 'dark');
  expect(await contrastViolations(page, parts)).toEqual([]);
}

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
}
