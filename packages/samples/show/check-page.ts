import { checkSamples } from '../check/check-samples';
import type { Engine } from '../check/engine';
import { viewFence, type FenceView } from './fence-view';
import type { Highlight } from './highlight';
import { samplesOf, type Page, type PlainFence } from '../page/page';
import type { Problem } from '../page/problem';
import { renderFence } from './render';
import type { Languages } from '../page/languages';
import type { TypeEntry } from '../page/type-entry';

/** What came of checking a page: what is wrong with it, and what the site shows of its fences, if that was asked for. */
export type CheckedPage = {
  problems: Problem[];
  warnings: Problem[];
  /** All fences in page order; none where the page is no MDX. */
  fences: FenceView[];
  /** The types of the names in those fences. */
  types: TypeEntry[];
  /** How many `ts` and `tsx` fences the compiler has seen, how many opted out, and how many the site leaves out. */
  samples: number;
  unchecked: number;
  leftOut: number;
  /** In how many of those that it has seen names are `any`, because nothing declares them. */
  fragments: number;
};

/**
 * Checks a page, and renders its fences.
 *
 * @param page - already in the engines' projects
 * @param engineOf - gives the compiler of a version
 * @param highlight - where there is none, only what is wrong with the page is found
 * @param languages - how readers know them
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
  // Each once, in the order in which names ask for them.
  const types: TypeEntry[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (type: TypeEntry) => {
    const key = type.join('\n');
    const number = numbers.get(key) ?? types.push(type) - 1;
    numbers.set(key, number);
    return number;
  };
  const fences = page.fences.map((fence) => {
    const known = fence.kind === 'sample' ? samples.get(fence) : undefined;
    return viewFence(fence, languages, () =>
      highlight ? renderFence(fence, known, { highlight, numberOf }) : '',
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
