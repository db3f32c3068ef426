import type { Engine, EngineDiagnostic } from './engine';
import { samplesOf, type Page, type SampleFence } from '../page/page';
import type { Problem } from '../page/problem';
import { missingErrors, notInstalled, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from '../page/code-marks';
import type { TypeEntry } from '../page/type-entry';
import { typeEntry, typeHtml } from './type-html';

/** The compiler's results for a fence. Offsets are into the fence's code. */
export type CheckedSample = {
  /** The expected errors of `@errors`, which readers see. */
  diagnostics: EngineDiagnostic[];
  hovers: (Span & { type: TypeEntry })[];
  /** The type for each `^?`, at the name above it. */
  answers: (Span & { html: string })[];
  /** The lines of `^?` without a type, from 0. */
  unanswered: number[];
};

type Span = { start: number; length: number };

/**
 * Checks the sample fences of a page.
 *
 * @param page - already added to the engines
 * @param engineOf - returns the engine of a docs version
 * @param showsTypes - whether to compute the hovers of all names, which takes half the time
 * @returns `warnings`: imports from packages that are not installed; `fragments`: the number of fences with errors
 *   that were ignored
 */
export function checkSamples(
  page: Page,
  engineOf: (version: string) => Engine,
  showsTypes: boolean,
) {
  const samples = new Map<SampleFence, CheckedSample>();
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  let fragments = 0;
  for (const fence of samplesOf(page)) {
    const engine = engineOf(fence.version);
    // Before hovers: after one of the `p` in `<p>`, TypeScript reports `p` as an undeclared name.
    const found = fence.files.flatMap((file) => engine.diagnostics(page, file));
    const isExpected = ({ code }: EngineDiagnostic) => fence.marks.expectedErrors.includes(code);
    const diagnostics = found.filter(isExpected);
    const unexpected = found.filter((diagnostic) => !isExpected(diagnostic));
    const certain = unexpected.filter((it) => !it.isUncertain);
    const missing = unexpected.filter((it) => it.missingPackage && it.isUncertain);
    const checked = { diagnostics, ...describeNames(page, fence, engine, showsTypes) };
    samples.set(fence, checked);
    fragments += certain.length < unexpected.length ? 1 : 0;
    warnings.push(...missing.map((diagnostic) => notInstalled(page, fence, diagnostic)));
    problems.push(
      ...certain.map((diagnostic) => unexpectedError(page, fence, diagnostic)),
      ...missingErrors(page, fence, found),
      ...checked.unanswered.map((line) => unansweredQuery(page, fence, line)),
    );
  }
  return { samples, problems, warnings, fragments };
}

/** Computes hovers for shown names, and types for `^?`, also in hidden fences. */
function describeNames(page: Page, fence: SampleFence, engine: Engine, showsTypes: boolean) {
  const hovers: CheckedSample['hovers'] = [];
  const answers: CheckedSample['answers'] = [];
  const unanswered = new Map(fence.marks.queries.map(({ line, offset }) => [line, offset]));
  for (const file of fence.files) {
    for (const { start, length, describe } of engine.names(page, file)) {
      const isShown = showsTypes && !fence.hidden && shownPosition(fence.marks.shown, start);
      const hover = isShown && describe();
      if (hover) {
        hovers.push({ start, length, type: typeEntry(hover) });
      }
      for (const [line, offset] of unanswered) {
        const isQueried = start <= offset && offset <= start + length;
        const answer = isQueried && describe();
        if (answer) {
          unanswered.delete(line);
          answers.push({ start, length, html: typeHtml(answer) });
        }
      }
    }
  }
  return { hovers, answers, unanswered: [...unanswered.keys()] };
}
