import { dependenciesOf } from './dependencies';
import type { Engine, EngineDiagnostic, QuickInfo } from './engine';
import { samplesOf, type Page, type SampleFence } from './page';
import type { Problem } from './problem';
import { missingErrors, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from './shown';

/** What the compiler knows about a fence. Offsets count from the start of its code. */
export type SampleFacts = {
  /** All of them expected, where the page has no problems. */
  diagnostics: EngineDiagnostic[];
  hovers: TypedSpan[];
  /** The answer to each `^?`, at the name that it points at. */
  answers: TypedSpan[];
  /** The lines of those `^?` that have no answer, from 0. */
  unanswered: number[];
};

export type TypedSpan = { start: number; length: number; info: QuickInfo };

/**
 * The facts of a page's fences, each under all that it depends on: when a page is edited, the fences
 * that the edit does not reach keep theirs.
 */
export type KnownFacts = Map<string, SampleFacts>;

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
 * @param known - the facts of the page's last check with the same compilers; becomes those of this one
 */
export function checkSamples(
  page: Page,
  engineOf: (version: string) => Engine,
  known: KnownFacts = new Map(),
): CheckedSamples {
  const checked: CheckedSamples = { facts: new Map(), problems: [] };
  const before = new Map(known);
  known.clear();
  for (const fence of samplesOf(page)) {
    const key = dependenciesOf(fence);
    const facts = before.get(key) ?? readFacts(page, fence, engineOf(fence.version));
    known.set(key, facts);
    checked.facts.set(fence, facts);
    checked.problems.push(...problemsOf(page, fence, facts));
  }
  return checked;
}

function problemsOf(page: Page, fence: SampleFence, facts: SampleFacts): Problem[] {
  return [
    ...facts.diagnostics
      .filter(({ code }) => !fence.marks.expectedErrors.includes(code))
      .map((diagnostic) => unexpectedError(page, fence, diagnostic)),
    ...missingErrors(page, fence, facts.diagnostics),
    ...facts.unanswered.map((line) => unansweredQuery(page, fence, line)),
  ];
}

/** Hovers only where readers can see them; a hidden fence still has to answer its `^?`. */
function readFacts(page: Page, fence: SampleFence, engine: Engine): SampleFacts {
  // Before all questions: asked about the `p` of `<p>` first, TypeScript reports an unknown name.
  const diagnostics = fence.files.flatMap((file) => engine.diagnostics(page, file));
  const hovers: TypedSpan[] = [];
  const answers: TypedSpan[] = [];
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
  return { diagnostics, hovers, answers, unanswered: [...unanswered.keys()] };
}
