import type { RunPlace } from './bundles';
import type { PageReport } from './checker';
import { languageLabel } from './languages';
import type { Fence, RunMode, SampleFence } from './page';

/** What the site shows of a fence. `line` is that of its opening, from 1. */
export type FenceView =
  | { kind: 'hidden'; line: number }
  | { kind: 'code'; line: number; code: CodeView; program?: ProgramView }
  | { kind: 'output'; line: number; code: CodeView; of?: { line: number; title?: string } };

/** The rendered code, and the words above it. */
export type CodeView = {
  html: string;
  lang: string;
  title?: string;
  /** Names the language where there is no title. */
  label?: string;
  showLineNumbers: boolean;
};

/** How a sample runs. */
export type ProgramView = {
  run?: RunMode;
  /** Where the page finds its program, if it can run it. */
  place?: RunPlace;
};

/** Describes the fences of a page that is right, in page order. */
export function viewFences(
  { page, rendered }: PageReport,
  places: Map<SampleFence, RunPlace>,
): FenceView[] {
  return page.fences.map((fence, index) => viewFence(fence, rendered!.fences[index]!, places));
}

function viewFence(fence: Fence, html: string, places: Map<SampleFence, RunPlace>): FenceView {
  const line = fence.line - 1;
  const { lang, title, showLineNumbers } = fence;
  if (fence.kind === 'sample' && fence.hidden) {
    return { kind: 'hidden', line };
  }
  const code = {
    html,
    lang,
    title,
    label: title ? undefined : languageLabel(lang),
    showLineNumbers,
  };
  if (fence.kind === 'output') {
    return {
      kind: 'output',
      line,
      code,
      of: fence.of && { line: fence.of.line - 1, title: fence.of.title },
    };
  }
  if (fence.kind === 'sample') {
    return { kind: 'code', line, code, program: { run: fence.run, place: places.get(fence) } };
  }
  return { kind: 'code', line, code };
}
