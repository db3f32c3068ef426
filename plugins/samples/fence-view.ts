import type { PageReport } from './checker';
import { languageLabel } from './languages';
import type { Fence, Page, RunMode } from './page';

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

/** Where a fence stands in the program of its page. */
export type ProgramView = {
  /** The page's id. */
  page: string;
  /** The fence's id, unique in the page and version. */
  id: string;
  /** The folder of `libraries` that it is checked against. */
  version: string;
  run?: RunMode;
};

/** Describes the fences of a page that is right, in page order. */
export function viewFences({ page, rendered }: PageReport): FenceView[] {
  return page.fences.map((fence, index) => viewFence(fence, rendered!.fences[index]!, page));
}

function viewFence(fence: Fence, html: string, page: Page): FenceView {
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
    const { id, version, run } = fence;
    return { kind: 'code', line, code, program: { page: page.id, id, version, run } };
  }
  return { kind: 'code', line, code };
}
