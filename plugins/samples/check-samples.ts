import type { Engine, EngineDiagnostic, QuickInfo } from './engine';
import { samplesOf, type Page, type SampleFence } from './page';
import type { Problem } from './problem';
import { missingErrors, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from './shown';

/** What the compiler knows about a fence, for readers. Offsets count from the start of its code. */
export type SampleFacts = {
  hovers: (Span & { info: QuickInfo })[];
  /** The answer to each `^?`, at the identifier that it points at. */
  answers: (Span & { info: QuickInfo })[];
  /** The errors that `@errors` announced. */
  errors: EngineDiagnostic[];
};

export type Span = { start: number; length: number };

/** The facts of a page's fences, and what is wrong with them. */
export type CheckedSamples = { facts: Map<SampleFence, SampleFacts>; problems: Problem[] };

/** Lengths at which TypeScript shortens types. A `^?` is asked for the whole answer. */
const HOVER_LENGTH = 300;
const ANSWER_LENGTH = 2000;

/**
 * Checks the sample fences of a page.
 *
 * @param page - without problems of its own, already in the engines' projects
 * @param engineOf - gives the compiler of a version
 */
export function checkSamples(page: Page, engineOf: (version: string) => Engine): CheckedSamples {
  const checked: CheckedSamples = { facts: new Map(), problems: [] };
  for (const fence of samplesOf(page)) {
    const engine = engineOf(fence.version);
    const diagnostics = fence.files.flatMap((file) => engine.diagnostics(page, file));
    const { hovers, answers, problems } = readTypes(page, fence, engine);
    const { expectedErrors } = fence.marks;
    checked.facts.set(fence, {
      hovers,
      answers,
      errors: diagnostics.filter(({ code }) => expectedErrors.includes(code)),
    });
    checked.problems.push(
      ...diagnostics
        .filter(({ code }) => !expectedErrors.includes(code))
        .map((diagnostic) => unexpectedError(page, fence, diagnostic)),
      ...missingErrors(page, fence, diagnostics),
      ...problems,
    );
  }
  return checked;
}

/** Hovers only where readers can see them; a hidden fence still has to answer its `^?`. */
function readTypes(page: Page, fence: SampleFence, engine: Engine) {
  const hovers: SampleFacts['hovers'] = [];
  const answers: SampleFacts['answers'] = [];
  const unanswered = new Map(fence.marks.queries.map(({ line, offset }) => [line, offset]));
  for (const file of fence.files) {
    for (const { start, end } of engine.identifiers(page, file)) {
      const length = end - start;
      const isShown = !fence.hidden && shownPosition(fence.marks.shown, start);
      const info = isShown && engine.quickInfo(page, file, start, HOVER_LENGTH);
      if (info) {
        hovers.push({ start, length, info });
      }
      for (const [line, offset] of unanswered) {
        const isAsked = start <= offset && offset <= end;
        const answer = isAsked && engine.quickInfo(page, file, start, ANSWER_LENGTH);
        if (answer) {
          unanswered.delete(line);
          answers.push({ start, length, info: answer });
        }
      }
    }
  }
  const problems = [...unanswered.keys()].map((line) => unansweredQuery(page, fence, line));
  return { hovers, answers, problems };
}
