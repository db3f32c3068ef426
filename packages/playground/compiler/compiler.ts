import type { PlayAddresses } from './addresses';
import type { WorkerQuestion } from './protocol';
import { startWorker, type RunningWorker } from './running-worker';
import type { Completions, Edit, Hover, PlayFile, Problem } from './types';

export { CheckerTooSlow } from './running-worker';
export type * from './addresses';
export type * from './types';

/**
 * The compiler of one workshop, in a worker of its own, which answers one request after the other, about the
 * files as they are then; of several checks that wait there is one, whose answer all get.
 *
 * Every promise rejects with `CheckerTooSlow` where the worker takes more than 5 s for it, or 30 s for its
 * first answer (loading is not counted), and with `NotLoaded` where something does not come over the network:
 * the next request starts again.
 */
export interface Compiler {
  /** Replaces all files, and gives the problems of all. */
  check(files: readonly PlayFile[]): Promise<readonly Problem[]>;
  /** `undefined` where nothing has a type. */
  hover(name: string, position: number): Promise<Hover | undefined>;
  /** `undefined` where nothing can be completed. */
  complete(name: string, position: number): Promise<Completions | undefined>;
  /** What brings a file into TypeScript's form: with two blanks for each level. */
  format(name: string): Promise<readonly Edit[]>;
  /**
   * Translates all files, also where there are problems.
   *
   * @param isGuarded - whether loops are stopped after a while, as beside a document
   * @returns an object of modules, as JavaScript, for `worker/system.ts`
   */
  translate(isGuarded: boolean): Promise<string>;
  /** Ends the worker. Promises that wait reject with a `DOMException` named `AbortError`. */
  close(): void;
}

/** What takes longer is a type without an end. A worker's first answer reads all types; phones take seconds. */
const LIMITS_MS = { first: 30_000, later: 5000 };

/**
 * Starts a compiler, which loads its script and its types with the first request.
 *
 * @param limits - after how many milliseconds a worker's first answer and its later ones have taken too long
 */
export function openCompiler(addresses: PlayAddresses, limits = LIMITS_MS): Compiler {
  let files: readonly PlayFile[] = [];
  let worker: RunningWorker | undefined;
  let limit = limits.first;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  let waitingCheck: Promise<readonly Problem[]> | undefined;

  return {
    check(next) {
      files = next;
      waitingCheck ??= ask<readonly Problem[]>({ call: 'problems' }, () => {
        waitingCheck = undefined;
      });
      return waitingCheck;
    },
    hover: (name, position) => ask({ call: 'hover', name, position }),
    complete: (name, position) => ask({ call: 'complete', name, position }),
    format: (name) => ask({ call: 'format', name }),
    translate: (isGuarded) => ask({ call: 'translate', isGuarded }),
    close() {
      isClosed = true;
      worker?.end();
    },
  };

  function ask<Answer>(question: WorkerQuestion, onStart = () => {}): Promise<Answer> {
    const answer = last.then(() => {
      onStart();
      return perform(question);
    });
    // Who asked hears of errors.
    last = answer.catch(() => {});
    // The cast: each question has an answer of its own.
    return answer as Promise<Answer>;
  }

  async function perform(question: WorkerQuestion): Promise<unknown> {
    if (isClosed) {
      throw new DOMException('The compiler was closed.', 'AbortError');
    }
    if (!worker) {
      worker = startWorker(addresses.compiler);
      limit = limits.first;
    }
    const current = worker;
    try {
      const { types, typesWithDocument, withDocument } = addresses;
      const isWithDocument = needsDocument(files, withDocument);
      await current.ask({
        call: 'load',
        types: [types, ...(isWithDocument ? [typesWithDocument] : [])],
      });
      const answer = await current.ask({ ...question, files }, limit);
      limit = limits.later;
      return answer;
    } catch (error) {
      worker = undefined;
      current.end();
      throw error;
    }
  }
}

function needsDocument(files: readonly PlayFile[], packages: readonly string[]) {
  return files.some(
    ({ name, text }) =>
      name.endsWith('x') ||
      packages.some((one) => text.includes(`'${one}'`) || text.includes(`"${one}"`)),
  );
}
