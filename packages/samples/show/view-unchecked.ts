import { languagesOf } from '../page/languages';
import type { Page } from '../page/page';
import type { SamplesOptions } from '../page/options';
import { viewFence, type FenceView } from './fence-view';
import type { Highlight } from './highlight';
import { createPageTypes } from './page-types';
import { renderFence } from './render';

const WITHOUT_COLORS: Highlight = (code) =>
  code.split('\n').map((text) => [{ text, className: '' }]);

/**
 * Shows the fences of a page before it is checked, without colors, types and what is said of programs.
 *
 * @param page - without problems of its own
 */
export function viewUnchecked(page: Page, options: Required<SamplesOptions>): FenceView[] {
  const context = { highlight: WITHOUT_COLORS, types: createPageTypes() };
  return page.fences.map((fence) => {
    const view = viewFence(fence, languagesOf(options), () =>
      renderFence(fence, undefined, context),
    );
    return view.kind === 'code' ? { ...view, program: undefined } : view;
  });
}
