import type { Locator, Page } from '@playwright/test';

/**
 * Adds a style sheet to each page that is opened from now on, with JavaScript or without.
 *
 * @param css - the style sheet's text
 */
export async function addStyle(page: Page, css: string) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') {
      return route.fallback();
    }
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('</head>', `<style>${css}</style></head>`),
    });
  });
}

/**
 * Finds which of the visible elements lie over another, or reach out of the window at its sides.
 *
 * @param elements - the elements, none of them inside another
 * @returns a line per fault, with the elements' texts or labels
 */
export async function misfits(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    const boxes = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label'),
        box: element.getBoundingClientRect(),
      }));
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return boxes.flatMap(({ name, box }, index) => [
      ...(box.left < 0 || box.right > document.documentElement.clientWidth
        ? [`${name} reaches out of the window`]
        : []),
      ...boxes
        .slice(index + 1)
        .filter((other) => isOver(box, other.box))
        .map((other) => `${name} lies over ${other.name}`),
    ]);
  });
}
