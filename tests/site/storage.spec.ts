import type { Page } from '@playwright/test';
import { Sample } from '../support/run';
import { searchOn } from '../support/search';
import { arrived, expect, open, test } from '../support/site';

/** What can be wrong with the browser's storage: a name, how it comes about, what is logged. */
const FAULTS: [name: string, inject: () => void, logged: RegExp][] = [
  [
    'throws, as strict privacy settings make it',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    },
    /browser storage is not available/,
  ],
  [
    'is absent, as in some apps that show web pages',
    () => Object.defineProperty(window, 'localStorage', { value: null }),
    /browser storage is not available/,
  ],
  [
    'is full',
    () => {
      const [key, megabytes] = ['filler', 10];
      for (let length = megabytes * 2 ** 20; length >= 1; length = Math.floor(length / 2)) {
        try {
          localStorage.setItem(key + length, 'x'.repeat(length));
        } catch {
          // Full for this length: the next is half as long.
        }
      }
    },
    /storage error, can't set/,
  ],
];

for (const [name, inject, logged] of FAULTS) {
  const tag = name.startsWith('throws') ? [] : '@nightly';
  test(
    `the site and its search work where local storage ${name}`,
    { tag },
    async ({ page, consoleErrors }) => {
      await page.addInitScript(inject);
      await open(page, '/docs/v9/quickstart');
      await chooseEverything(page);
      const sample = Sample.of(page, 'client.ts');
      await sample.run.click();
      await expect(sample.status).toHaveText(/^Ran in/);
      const search = searchOn(page);
      await search.open('nest routers');
      await search.answered();
      await expect(search.selected).toContainText('Nest routers');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#nest-routers$/);
      const messages = consoleErrors.splice(0);
      expect(messages.filter((message) => !logged.test(message))).toEqual([]);
      expect(messages).not.toEqual([]);
    },
  );
}

/** Uses whatever the site would save: color mode, version, tabs. */
async function chooseEverything(page: Page) {
  const toggle = page.getByRole('button', { name: 'Switch between dark and light mode' });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: '9.x', exact: true }).click();
  await page.locator('.dropdown').getByRole('link', { name: '10.x', exact: true }).click();
  await arrived(page, '/docs/v10/quickstart');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm ');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
