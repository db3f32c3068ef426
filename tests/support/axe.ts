import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { source } from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/**
 * Finds what violates WCAG 2.2 A and AA on a page as it is.
 *
 * @param rule - the one rule to check; all of them unless given
 * @param exclude - the parts to leave out, as a selector
 * @returns a line per element: rule, element, what is wrong
 */
export async function violations(
  page: Page,
  { rule, exclude }: { rule?: string; exclude?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(source);
  }
  const options: RunOptions = {
    runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: STANDARDS },
    // All that passes, described element by element, is most of axe's time.
    resultTypes: ['violations'],
  };
  const found = await page.evaluate(
    async ([options, exclude]) => {
      const { violations } = await window.axe.run(
        exclude ? { exclude: [exclude] } : document,
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [options, exclude] as const,
  );
  return found.filter((line) => !UPSTREAM.some((exception) => exception.test(line)));
}

/** Violations that only upstream can mend. */
const UPSTREAM = [
  // DocSearch puts links into the options of its list, and moves through them by arrows alone:
  // https://github.com/algolia/docsearch/issues/1491.
  /^nested-interactive: #docsearch-hits_/,
];
