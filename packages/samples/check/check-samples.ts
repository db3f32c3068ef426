import type { Engine, EngineDiagnostic } from './engine';
import { samplesOf, type Page, type SampleFence } from '../page/page';
import type { Problem } from '../page/problem';
import { missingErrors, notInstalled, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from '../page/code-marks';
import type { TypeEntry } from '../page/type-entry';
import { typeEntry, typeHtml } from './type-html';

/** What the compiler knows about a fence. Offsets count from the start of its code. */
export type CheckedSample = {
  /** Those that `@errors` announces, which readers see. */
  diagnostics: EngineDiagnostic[];
  hovers: (Span & { type: TypeEntry })[];
  /** The answer to each `^?`, at the name that it points at. */
  answers: (Span & { html: string })[];
  /** The lines of those `^?` that have no answer, from 0. */
  unanswered: number[];
};

type Span = { start: number; length: number };

/**
 * Says what the compiler knows about the sample fences of a page, and what is wrong with them.
 *
 * @param page - already in the engines' projects
 * @param engineOf - gives the compiler of a version
 * @param showsTypes - whether the types of all names are asked for; they take half the time
 * @returns of each fence what is known; all problems; the packages that are not installed, where that is none;
 *   and in how many fences names were taken as `any`
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
    // Before all questions: asked about the `p` of `<p>` first, TypeScript reports an unknown name.
    const all = fence.files.flatMap((file) => engine.diagnostics(page, file));
    const isExpected = ({ code }: EngineDiagnostic) => fence.marks.expectedErrors.includes(code);
    const diagnostics = all.filter(isExpected);
    const others = all.filter((diagnostic) => !isExpected(diagnostic));
    const left = others.filter((it) => !it.isOfFragment);
    const missing = others.filter((it) => it.missingPackage && it.isOfFragment);
    const checked = { diagnostics, ...askAbout(page, fence, engine, showsTypes) };
    samples.set(fence, checked);
    fragments += left.length < others.length ? 1 : 0;
    warnings.push(...missing.map((diagnostic) => notInstalled(page, fence, diagnostic)));
    problems.push(
      ...left.map((diagnostic) => unexpectedError(page, fence, diagnostic)),
      ...missingErrors(page, fence, all),
      ...checked.unanswered.map((line) => unansweredQuery(page, fence, line)),
    );
  }
  return { samples, problems, warnings, fragments };
}

/** Hovers only where readers can see them; a hidden fence still has to answer its `^?`. */
function askAbout(page: Page, fence: SampleFence, engine: Engine, showsTypes: boolean) {
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
        const isAsked = start <= offset && offset <= start + length;
        const answer = isAsked && describe();
        if (answer) {
          unanswered.delete(line);
          answers.push({ start, length, html: typeHtml(answer) });
        }
      }
    }
  }
  return { hovers, answers, unanswered: [...unanswered.keys()] };
}
