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
  warnings: Problem[];
  /** All fences in page order; none where there are problems. */
  fences: FenceView[];
  /** The types of the names in those fences. */
  types: TypeEntry[];
  /** How many `ts` and `tsx` fences the compiler has seen, how many it has not, and how many opted out. */
  samples: number;
  unseen: number;
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
    return { problems, fences: [], types: [], warnings: page.warnings, ...countSamples(page) };
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
  return { problems, fences, types, warnings: page.warnings, ...countSamples(page) };
}

/** A page with problems of its own is no program yet: it has nothing to show, and no compiler sees it. */
export function unseenPage(page: Page): CheckedPage {
  const { problems, warnings } = page;
  const { samples, unchecked } = countSamples(page);
  return { problems, warnings, fences: [], types: [], samples: 0, unseen: samples, unchecked };
}

function countSamples(page: Page) {
  const isUnchecked = page.fences.filter(
    ({ kind, lang }) => kind === 'plain' && /^tsx?$/.test(lang),
  );
  return { samples: samplesOf(page).length, unseen: 0, unchecked: isUnchecked.length };
}
