import type { Locator, Page, Request } from '@playwright/test';

/** The words of the search modal and the search page. */
export function searchOn(page: Page) {
  const input = page.locator('.DocSearch-Input');
  return {
    button: page.getByRole('button', { name: 'Search' }),
    modal: page.locator('.DocSearch-Modal'),
    input,
    hits: page.locator('.DocSearch-Hit'),
    groups: page.locator('.DocSearch-Hit-source'),
    selected: page.locator('.DocSearch-Hit[aria-selected=true]'),
    seeAll: page.locator('.DocSearch-HitsFooter').getByRole('link'),
    /** The lines of the texts in which hits were found: the first hits, of headings, have none. */
    lines: page.locator('.DocSearch-Hit [class*="line_"]'),
    failure: page.getByText('Unable to fetch results'),
    advice: page.getByText('You might want to check your network connection.'),
    /** Opens the modal with the shortcut and types. */
    async open(query = '') {
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await input.waitFor();
      await page.keyboard.type(query);
    },
  };
}

/** Writes a query in place of the one that is there, by keys: in Firefox, `fill` is no news to React. */
export async function retype(box: Locator, query: string) {
  await box.press('ControlOrMeta+a');
  await box.press('Backspace');
  await box.pressSequentially(query);
}

/** Waits until the page listens to the keyboard. */
export async function hydrated(page: Page) {
  await page.locator('html[data-has-hydrated=true]').waitFor();
}

/** The paths of the files that a page asks for from now on, in order. */
export function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => paths.push(request.url()));
  return paths;
}
