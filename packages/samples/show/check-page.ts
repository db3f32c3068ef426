import { checkSamples } from '../check/check-samples';
import type { Engine } from '../check/engine';
import { viewFence, type FenceView } from './fence-view';
import type { Highlight } from './highlight';
import { samplesOf, type Page, type PlainFence } from '../page/page';
import type { Problem } from '../page/problem';
import { renderFence } from './render';
import type { Languages } from '../page/languages';
import type { TypeEntry } from '../page/type-entry';

/** The result of checking a page: its problems, and its rendered fences if the check renders. */
export type CheckedPage = {
  problems: Problem[];
  warnings: Problem[];
  /** All fences in page order; empty if the page is not valid MDX. */
  fences: FenceView[];
  /** The hovers of the fences, without duplicates. */
  types: TypeEntry[];
  /** The number of `ts` and `tsx` fences that were compiled. */
  samples: number;
  /** … that opt out by `nocheck`. */
  unchecked: number;
  /** … that the option `notChecked` of the site leaves out. */
  leftOut: number;
  /** The number of samples with errors that were ignored, since undeclared names are `any`. */
  fragments: number;
};

/**
 * Checks a page, and renders its fences.
 *
 * @param page - already added to the engines
 * @param engineOf - returns the engine of a docs version
 * @param highlight - if undefined, problems are found, but nothing is rendered
 * @param languages - their names for readers
 */
export function checkPage(
  page: Page,
  engineOf: (version: string) => Engine,
  highlight: Highlight | undefined,
  languages: Languages,
): CheckedPage {
  const { samples, problems, warnings, fragments } = checkSamples(
    page,
    engineOf,
    highlight !== undefined,
  );
  const types: TypeEntry[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (type: TypeEntry) => {
    const key = type.join('\n');
    const number = numbers.get(key) ?? types.push(type) - 1;
    numbers.set(key, number);
    return number;
  };
  const fences = page.fences.map((fence) => {
    const checked = fence.kind === 'sample' ? samples.get(fence) : undefined;
    return viewFence(fence, languages, () =>
      highlight ? renderFence(fence, checked, { highlight, numberOf }) : '',
    );
  });
  return {
    problems: [...page.problems, ...problems],
    warnings: [...page.warnings, ...warnings],
    fences,
    types,
    ...countSamples(page),
    fragments,
  };
}

function countSamples(page: Page) {
  const others = page.fences.filter(
    (fence): fence is PlainFence => fence.kind === 'plain' && /^tsx?$/.test(fence.lang),
  );
  const unchecked = others.filter(({ nocheck }) => nocheck).length;
  return {
    samples: samplesOf(page).length,
    unchecked,
    leftOut: others.length - unchecked,
  };
}
