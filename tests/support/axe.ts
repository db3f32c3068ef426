import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { source } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

export interface Parts {
  /** Selector of the parts to check; by default the whole page */
  include?: string;
  /** Selector of the parts to leave out */
  exclude?: string;
}

/**
 * Finds violations of WCAG 2.2 A and AA in the current state of a page.
 *
 * @returns a line per element: rule, element, problem
 */
export function violations(page: Page, parts: Parts = {}): Promise<string[]> {
  return run(page, parts, { type: 'tag', values: STANDARDS });
}

/** Finds too little contrast of texts and of links: what can differ between color modes. */
export function colorViolations(page: Page, parts: Parts = {}): Promise<string[]> {
  return run(page, parts, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
}

async function run(
  page: Page,
  { include = 'html', exclude = ':not(*)' }: Parts,
  runOnly: RunOptions['runOnly'],
) {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  return page.evaluate(
    async ({ include, exclude, options }) => {
      const { violations } = await window.axe.run({ include, exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    {
      include: [include],
      exclude: [exclude],
      // Describing the passed elements, too, would take long.
      options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
    },
  );
}
