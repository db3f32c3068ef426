import type { Engine, EngineDiagnostic } from './engine';
import { samplesOf, type Page, type SampleFence } from '../page/page';
import type { Problem } from '../page/problem';
import { missingErrors, unansweredQuery, unexpectedError } from './sample-problems';
import { shownPosition } from '../page/shown';
import type { TypeEntry } from '../page/type-entry';
import { typeEntry, typeHtml } from './type-html';

/** What the compiler knows about a fence. Offsets count from the start of its code. */
export type SampleFacts = {
  /** All of them expected, where the page has no problems. */
  diagnostics: EngineDiagnostic[];
  hovers: (Span & { type: TypeEntry })[];
  /** The answer to each `^?`, at the name that it points at. */
  answers: (Span & { html: string })[];
  /** The lines of those `^?` that have no answer, from 0. */
  unanswered: number[];
};

type Span = { start: number; length: number };

/**
 * Keeps the facts of fences: when a page is edited, the fences that the edit does not reach keep
 * theirs.
 */
export type FactsStore = {
  /** Names the facts of a fence by all that its check depends on. */
  keyOf: (page: Page, fence: SampleFence) => string;
  read: (key: string) => SampleFacts | undefined;
  write: (key: string, facts: SampleFacts) => void;
};

/** The facts of a page's fences, their keys in the store, and what is wrong with the fences. */
export type CheckedSamples = {
  facts: Map<SampleFence, SampleFacts>;
  keys: string[];
  problems: Problem[];
};

/** Lengths at which TypeScript shortens types. A `^?` is asked for the whole answer. */
const HOVER_LENGTH = 300;
const ANSWER_LENGTH = 2000;

/**
 * Checks the sample fences of a page.
 *
 * @param page - without problems of its own, already in the engines' projects
 * @param engineOf - gives the compiler of a version
 * @param store - what earlier checks found; gets what this one finds
 */
export function checkSamples(
  page: Page,
  engineOf: (version: string) => Engine,
  store?: FactsStore,
): CheckedSamples {
  const checked: CheckedSamples = { facts: new Map(), keys: [], problems: [] };
  for (const fence of samplesOf(page)) {
    const facts = store
      ? keptFacts(page, fence, engineOf, store, checked.keys)
      : readFacts(page, fence, engineOf(fence.version));
    checked.facts.set(fence, facts);
    checked.problems.push(...problemsOf(page, fence, facts));
  }
  return checked;
}

function keptFacts(
  page: Page,
  fence: SampleFence,
  engineOf: (version: string) => Engine,
  store: FactsStore,
  keys: string[],
): SampleFacts {
  const key = store.keyOf(page, fence);
  keys.push(key);
  const known = store.read(key);
  if (known) {
    return known;
  }
  const facts = readFacts(page, fence, engineOf(fence.version));
  store.write(key, facts);
  return facts;
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
  const hovers: SampleFacts['hovers'] = [];
  const answers: SampleFacts['answers'] = [];
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
