import { checkSamples } from './check-samples';
import type { Engine } from './engine';
import type { Highlight } from './highlight';
import type { Page } from './page';
import type { Problem } from './problem';
import { renderFence } from './render';
import { createPageTypes, type TypeEntry } from './type-html';

/** A page whose samples are right: the HTML of each fence in page order, and the types in them. */
export type RenderedPage = { fences: string[]; types: TypeEntry[] };

/** Either what is wrong with a page, or what its readers see. */
export type CheckedPage = { problems: Problem[]; rendered?: RenderedPage };

/**
 * Checks a page and renders its fences.
 *
 * @param page - already in the engines' projects
 * @param engineOf - gives the compiler of a version
 */
export function checkPage(
  page: Page,
  engineOf: (version: string) => Engine,
  highlight: Highlight,
): CheckedPage {
  const { facts, problems } = checkSamples(page, engineOf);
  if (problems.length > 0) {
    return { problems };
  }
  const types = createPageTypes();
  const fences = page.fences.map((fence) => {
    const isHidden = fence.kind === 'sample' && fence.hidden;
    const known = fence.kind === 'sample' ? facts.get(fence) : undefined;
    return isHidden ? '' : renderFence(fence, known, { highlight, types });
  });
  return { problems, rendered: { fences, types: types.entries } };
}
