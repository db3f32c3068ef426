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
  /** The parts to check, as a selector; all of the page unless given. */
  include?: string;
  /** The parts to leave out, as a selector. */
  exclude?: string;
}

/**
 * Finds what violates WCAG 2.2 A and AA on a page as it is.
 *
 * @returns a line per element: rule, element, what is wrong
 */
export function violations(page: Page, parts: Parts = {}): Promise<string[]> {
  return run(page, parts, { type: 'tag', values: STANDARDS });
}

/**
 * Finds texts that cannot be told from their background, and links that cannot be told from the text
 * around them: what another color mode can change.
 */
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
      // All that passes, described element by element, takes long.
      options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
    },
  );
}
