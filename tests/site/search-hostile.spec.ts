import { searchOn } from '../support/search';
import { expect, NARROW, open, sideways, test } from '../support/site';

/** What is pasted is cut to what the dialog takes, and the search page, which has it in its address. */
const LENGTH = 2000;
const PAGE_LENGTH = 512;

/** Each among words that are found, so that hits and what leads to all of them are shown. */
const QUERIES = [
  ['half an emoji', 'router \ud83d'],
  ['HTML', 'router <img src=x onerror=alert(1)><script>alert(2)</script></mark>'],
  ['10,000 characters in one word', `router ${'aA'.repeat(5_000)}`],
] as const;

test('whatever is pasted is text, and finds what it can; so does an address @nightly', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await open(page, '/docs/v10/router');
  const search = searchOn(page);
  await search.open();
  for (const [name, query] of QUERIES) {
    // In units: JSON has no words for halves of characters.
    const units = Array.from({ length: query.length }, (_, index) => query.charCodeAt(index));
    await search.input.evaluate((element: HTMLInputElement, codes) => {
      element.select();
      const text = codes.map((code) => String.fromCharCode(code)).join('');
      document.execCommand('insertText', false, text);
    }, units);
    const asked = await search.input.inputValue();
    expect(asked.length, name).toBe(Math.min(query.length, LENGTH));
    await expect(search.seeAll, name).toHaveAttribute(
      'href',
      // Addresses have no halves of characters.
      `/search?${new URLSearchParams({ q: asked.slice(0, PAGE_LENGTH), version: 'current' })}`,
    );
    await expect(search.hits.first(), name).toBeVisible();
    await expect(search.modal.locator('img, script'), name).toHaveCount(0);
    expect(await sideways(page), name).toBe(0);
  }

  await open(page, `/search?q=router+${'漢'.repeat(2 * PAGE_LENGTH)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(`router ${'漢'.repeat(PAGE_LENGTH - 7)}`);
  await expect(page.locator('[aria-busy=false] > [role=listitem]').first()).toBeVisible();
});
