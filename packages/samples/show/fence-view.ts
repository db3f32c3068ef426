import type { Languages } from '../page/languages';
import type { Fence, RunMode } from '../page/page';
import type { RunInfo } from '../page/run-info';

/**
 * How the site shows a fence. `line` is its first line, from 1; `isSample` tells whether it was compiled. Docusaurus
 * shows `foreign` fences.
 */
export type FenceView =
  | { kind: 'hidden'; line: number }
  | { kind: 'foreign'; line: number }
  | { kind: 'code'; line: number; code: CodeView; isSample: boolean; runInfo?: RunInfo }
  | { kind: 'output'; line: number; code: CodeView; of?: { line: number; title?: string } };

/** The rendered code, with the texts above it. */
export type CodeView = {
  html: string;
  lang: string;
  /** The file's name. */
  title?: string;
  /** The language's name, if there is no title. */
  label?: string;
  /** The number of the first line, if lines are numbered. */
  showLineNumbers?: number;
  /** A sentence about the code, which is then folded. */
  folded?: string;
  run?: RunMode;
};

/**
 * Tells how to show a fence.
 *
 * @param languages - their names for readers
 * @param render - returns the code's HTML; not called for fences that are not shown
 */
export function viewFence(fence: Fence, languages: Languages, render: () => string): FenceView {
  const line = fence.line - 1;
  if (fence.kind === 'plain' && fence.isForeign) {
    return { kind: 'foreign', line };
  }
  if (fence.kind === 'sample' && fence.hidden) {
    return { kind: 'hidden', line };
  }
  const { lang, title, showLineNumbers, folded } = fence;
  const label = title ? undefined : languages[lang] || undefined;
  const code: CodeView = { html: render(), lang, title, label, showLineNumbers, folded };
  if (fence.kind === 'output') {
    const { of } = fence;
    const sample = of && { line: of.line - 1, title: of.hidden ? undefined : of.title };
    return { kind: 'output', line, code, of: sample };
  }
  const isSample = fence.kind === 'sample';
  return { kind: 'code', line, code: isSample ? { ...code, run: fence.run } : code, isSample };
}
