import type { Asset, PlayAddresses } from './addresses';
import { CannotLink } from './errors';
import { createLoader } from './loader';
import type { WorkerQuestion } from './protocol';
import { startWorker, type RunningWorker } from './running-worker';
import type { Completions, Edit, Hover, LinkedModule, PlayFile, Problem } from './types';

export { CannotLink, CheckerTooSlow } from './errors';
export type * from './addresses';
export type * from './types';

/**
 * The compiler of one workshop, in a worker of its own, which does one thing at a time. All that it is
 * asked is about the files as they are when its turn comes: what was changed in the meantime is in it, and
 * of several checks that wait there is one, whose answer all get. Readers wait for all else, so that comes
 * before checks.
 *
 * Every promise rejects with `CheckerTooSlow` where the worker takes more than 5 s for it, or 30 s for its
 * first answer (loading is not counted): it has ended then, and the next request starts another one. They
 * reject with an `Error` whose message is for readers where something does not load; the next request tries
 * again.
 */
export interface Compiler {
  /** Replaces all files, and gives the problems of all. */
  open(files: readonly PlayFile[]): Promise<readonly Problem[]>;
  /** Replaces the text of a file, or adds one, and gives the problems of ALL files, in the files' order. */
  change(name: string, text: string): Promise<readonly Problem[]>;
  /** `undefined` where nothing has a type. */
  hover(name: string, position: number): Promise<Hover | undefined>;
  /** `undefined` where nothing can be completed. */
  complete(name: string, position: number): Promise<Completions | undefined>;
  /** What brings a file into TypeScript's form: with two blanks for each level. */
  format(name: string): Promise<readonly Edit[]>;
  /**
   * Translates what entries import, entries included, also where there are problems.
   *
   * @param entries - names of files to run, in their order
   * @param kind - where they run
   * @returns modules, each after those that it imports. The first is what runs programs, the same as
   *   Run's: console, network, limits. The last is to be imported by whoever links them, after the first has
   *   been evaluated; it lets the entries begin, one after the other, as a `RunRequest { from, to }` says,
   *   which counts entries and comes as a message to the worker, or over the port of the frame
   * @throws CannotLink where an import leads nowhere, or in a circle
   */
  modules(entries: readonly string[], kind: 'worker' | 'dom'): Promise<readonly LinkedModule[]>;
  /** Ends the worker. Promises that wait reject with a `DOMException` named `AbortError`. */
  close(): void;
}

/** What takes longer is a type without an end. A worker's first answer reads all types; phones take seconds. */
const LIMITS_MS = { first: 30_000, later: 5000 };

type Task = {
  question: WorkerQuestion;
  needs: Asset[];
  promise: Promise<unknown>;
  settle: Settle;
};
type Settle = { resolve: (result: unknown) => void; reject: (error: unknown) => void };

/**
 * Starts a compiler, which loads its script and its types at once.
 *
 * @param onProgress - gets bytes, as they come, of all that is loaded. `total` is of what is known to be
 *   needed: it grows by the types of React when a file needs them, and by the packages with `modules`
 * @param limits - after how many milliseconds a worker's first answer and its later ones have taken too long
 */
export function openCompiler(
  addresses: PlayAddresses,
  onProgress: (loaded: number, total: number) => void,
  limits = LIMITS_MS,
): Compiler {
  const load = createLoader(onProgress);
  const files = new Map<string, string>();
  const questions: Task[] = [];
  let check: Task | undefined;
  let current: Task | undefined;
  let running: RunningWorker | undefined;
  let limit = limits.first;
  let isClosed = false;

  // Who needs them says that they do not load.
  [addresses.compiler, ...typesNeeded()].forEach((asset) => void load(asset).catch(() => {}));

  return {
    open(next) {
      files.clear();
      next.forEach(({ name, text }) => files.set(name, text));
      return checkSoon();
    },
    change(name, text) {
      files.set(name, text);
      return checkSoon();
    },
    hover: (name, position) => ask<Hover | undefined>({ call: 'hover', name, position }),
    complete: (name, position) =>
      ask<Completions | undefined>({ call: 'complete', name, position }),
    format: (name) => ask<readonly Edit[]>({ call: 'format', name }),
    modules(entries, kind) {
      const vendor = kind === 'dom' ? addresses.vendorWithDocument : addresses.vendor;
      return ask({ call: 'modules', entries, vendor: vendor.href, kind }, [vendor]);
    },
    close() {
      isClosed = true;
      running?.end();
      const waiting = [current, check, ...questions];
      waiting.forEach((task) => task?.settle.reject(closed()));
    },
  };

  function ask<Answer>(question: WorkerQuestion, needs: Asset[] = []): Promise<Answer> {
    const task = createTask(question, needs);
    questions.push(task);
    void work();
    // The cast: each question has an answer of its own.
    return task.promise as Promise<Answer>;
  }

  function checkSoon() {
    check ??= createTask({ call: 'problems' }, []);
    const { promise } = check;
    void work();
    return promise as Promise<readonly Problem[]>;
  }

  async function work() {
    // What asks in a row is heard as a whole.
    await Promise.resolve();
    while (!current && !isClosed && (questions.length > 0 || check)) {
      current = questions.shift() ?? check!;
      check = current === check ? undefined : check;
      const { settle } = current;
      await perform(current).then(settle.resolve, settle.reject);
      current = undefined;
    }
    if (isClosed) {
      [check, ...questions].forEach((task) => task?.settle.reject(closed()));
    }
  }

  async function perform({ question, needs }: Task): Promise<unknown> {
    const parts = [...typesNeeded(), ...needs];
    const [, ...texts] = await Promise.all([addresses.compiler, ...parts].map(load));
    if (!running) {
      running = startWorker(addresses.compiler.href);
      limit = limits.first;
    }
    const worker = running;
    try {
      for (const [index, { href }] of parts.entries()) {
        await worker.give(href, texts[index]!);
      }
      const all = Array.from(files, ([name, text]) => ({ name, text }));
      const answer = await worker.ask({ ...question, files: all }, limit);
      limit = limits.later;
      return answer;
    } catch (error) {
      if (!(error instanceof CannotLink)) {
        worker.end();
        running = undefined;
      }
      throw error;
    }
  }

  function typesNeeded() {
    return needsDocument(files, addresses.withDocument)
      ? [addresses.types, addresses.typesWithDocument]
      : [addresses.types];
  }
}

function createTask(question: WorkerQuestion, needs: Asset[]): Task {
  let settle: Settle | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { question, needs, promise, settle: settle! };
}

function needsDocument(files: Map<string, string>, packages: readonly string[]) {
  return Array.from(files).some(
    ([name, text]) =>
      name.endsWith('x') ||
      packages.some((one) => text.includes(`'${one}'`) || text.includes(`"${one}"`)),
  );
}

function closed() {
  return new DOMException('The compiler was closed.', 'AbortError');
}
