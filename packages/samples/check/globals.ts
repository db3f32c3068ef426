import { samplesOf, type Page } from '../page/page';

const DECLARATION = /^\s*declare\s+(?:global\b|module\s+['"])/m;

/**
 * Tells whether a page declares something that reaches beyond its files: `declare global`, or an
 * addition to a module. One project holds all pages, so such a page must not stay in it.
 */
export function declaresGlobals(page: Page): boolean {
  return samplesOf(page).some(({ marks }) => DECLARATION.test(marks.program));
}
