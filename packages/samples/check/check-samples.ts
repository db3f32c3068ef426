import type { Engine, EngineDiagnostic } from './engine';
import { samplesOf, type Page, type SampleFence } from '../page/page';
import type { Problem } from '../page/problem';
import { missingErrors, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from '../page/code-marks';
import type { TypeEntry } from '../page/type-entry';
import { typeEntry, typeHtml } from './type-html';

/** What the compiler knows about a fence. Offsets count from the start of its code. */
export type CheckedSample = {
  /** All of them expected, where the page has no problems. */
  diagnostics: EngineDiagnostic[];
  hovers: (Span & { type: TypeEntry })[];
  /** The answer to each `^?`, at the name that it points at. */
  answers: (Span & { html: string })[];
  /** The lines of those `^?` that have no answer, from 0. */
  unanswered: number[];
};

type Span = { start: number; length: number };

/** Lengths at which TypeScript shortens types. A `^?` is asked for the whole answer. */
const HOVER_LENGTH = 300;
const ANSWER_LENGTH = 2000;

/**
 * Says what the compiler knows about the sample fences of a page, and what is wrong with them.
 *
 * @param page - without problems of its own, already in the engines' projects
 * @param engineOf - gives the compiler of a version
 */
export function checkSamples(page: Page, engineOf: (version: string) => Engine) {
  const samples = new Map(
    samplesOf(page).map((fence) => [fence, checkSample(page, fence, engineOf(fence.version))]),
  );
  return {
    samples,
    problems: Array.from(samples, ([fence, checked]) => problemsOf(page, fence, checked)).flat(),
  };
}

function problemsOf(page: Page, fence: SampleFence, checked: CheckedSample): Problem[] {
  return [
    ...checked.diagnostics
      .filter(({ code }) => !fence.marks.expectedErrors.includes(code))
      .map((diagnostic) => unexpectedError(page, fence, diagnostic)),
    ...missingErrors(page, fence, checked.diagnostics),
    ...checked.unanswered.map((line) => unansweredQuery(page, fence, line)),
  ];
}

/** Hovers only where readers can see them; a hidden fence still has to answer its `^?`. */
function checkSample(page: Page, fence: SampleFence, engine: Engine): CheckedSample {
  // Before all questions: asked about the `p` of `<p>` first, TypeScript reports an unknown name.
  const diagnostics = fence.files.flatMap((file) => engine.diagnostics(page, file));
  const hovers: CheckedSample['hovers'] = [];
  const answers: CheckedSample['answers'] = [];
  const unanswered = new Map(fence.marks.queries.map(({ line, offset }) => [line, offset]));
  for (const file of fence.files) {
    for (const { start, end } of engine.identifiers(page, file)) {
      const length = end - start;
      const isShown = !fence.hidden && shownPosition(fence.marks.shown, start);
      const info = isShown && engine.quickInfo(page, file, start, HOVER_LENGTH);
      if (info) {
        const words = engine.inWords(page, file, start, info);
        hovers.push({ start, length, type: typeEntry(info, words) });
      }
      for (const [line, offset] of unanswered) {
        const isAsked = start <= offset && offset <= end;
        const answer = isAsked && engine.quickInfo(page, file, start, ANSWER_LENGTH);
        if (answer) {
          unanswered.delete(line);
          answers.push({ start, length, html: typeHtml(answer) });
        }
      }
    }
  }
  return { diagnostics, hovers, answers, unanswered: [...unanswered.keys()] };
}
