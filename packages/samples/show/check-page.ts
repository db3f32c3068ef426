import { checkSamples } from '../check/check-samples';
import type { Engine } from '../check/engine';
import { viewFence, type FenceView } from './fence-view';
import type { Highlight } from './highlight';
import { samplesOf, type Page } from '../page/page';
import type { Problem } from '../page/problem';
import { renderFence } from './render';
import type { Languages } from '../page/languages';
import type { TypeEntry } from '../page/type-entry';

/** What came of checking a page: what is wrong with it, or what the site shows of its fences. */
export type CheckedPage = {
  problems: Problem[];
  /** All fences in page order; none where there are problems. */
  fences: FenceView[];
  /** The types of the names in those fences. */
  types: TypeEntry[];
  /** How many `ts` and `tsx` fences are checked, and how many opted out. */
  samples: number;
  unchecked: number;
};

/**
 * Checks a page and renders its fences.
 *
 * @param page - without problems of its own, already in the engines' projects
 * @param engineOf - gives the compiler of a version
 * @param languages - how readers know languages
 */
export function checkPage(
  page: Page,
  engineOf: (version: string) => Engine,
  highlight: Highlight,
  languages: Languages,
): CheckedPage {
  const { samples, problems } = checkSamples(page, engineOf);
  if (problems.length > 0) {
    return wrongPage(page, problems);
  }
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
    return viewFence(fence, languages, () => renderFence(fence, known, { highlight, numberOf }));
  });
  return { problems, fences, types, ...countSamples(page) };
}

/** A page that has problems has nothing to show. */
export function wrongPage(page: Page, problems: Problem[]): CheckedPage {
  return { problems, fences: [], types: [], ...countSamples(page) };
}

function countSamples(page: Page) {
  const isUnchecked = page.fences.filter(
    ({ kind, lang }) => kind === 'plain' && /^tsx?$/.test(lang),
  );
  return { samples: samplesOf(page).length, unchecked: isUnchecked.length };
}
