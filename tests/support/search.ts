import type { Page } from '@playwright/test';
import { expect, hydrated } from './site';

/** The parts of the search modal and the search page. */
export function searchOn(page: Page) {
  const modal = page.getByRole('dialog', { name: 'Search' });
  const input = modal.getByRole('combobox');
  const hits = modal.getByRole('option').filter({ has: page.locator('[class*=path_]') });
  return {
    button: page.getByRole('button', { name: 'Search' }),
    modal,
    input,
    hits,
    selected: modal.getByRole('option', { selected: true }),
    seeAll: modal.getByRole('option', { name: /^See all/ }),
    failure: page.getByText('Unable to fetch results'),
    advice: page.getByText('You might want to check your network connection.'),
    /** Opens the modal with the shortcut and types. */
    async open(query = '') {
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await input.waitFor();
      await page.keyboard.type(query);
    },
    /** Waits until the results are those of the typed query. */
    answered() {
      const answer = modal.locator('[role=listbox][aria-busy=false]');
      return expect(answer.getByRole('option').first()).toBeVisible();
    },
  };
}
