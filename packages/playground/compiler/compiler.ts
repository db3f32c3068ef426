import type { PlayAddresses } from './addresses';
import type { Checker } from './checker';
import { NotLoaded } from './load';
import type { PlayFile, Problem } from './types';

export type * from './addresses';
export type * from './types';

/** What the worker's checker is asked about files. */
type Method = 'problems' | 'hover' | 'complete' | 'format' | 'translate';

/** Asks the same, of a worker. */
type Ask<Name extends Method> = (
  ...args: Parameters<Checker[Name]>
) => Promise<ReturnType<Checker[Name]>>;

/** What the page asks of the worker: to load types, unless it has them; or about all files as they are then. */
export type WorkerCall =
  | { types: readonly string[] }
  | { files: readonly PlayFile[]; method: Method; args: readonly unknown[] };

/** The answer to a request; `name` is that of the error. */
export type WorkerAnswer = { result: unknown } | { error: string; name: string };

/**
 * The compiler of one workshop, in a worker of its own, which answers one request after the other, about the
 * files as they are then; of several checks that wait there is one, whose answer all get.
 *
 * Every promise rejects with `CheckerTooSlow` where the worker takes more than 5 s for it, or 30 s for its
 * first answer (loading is not counted), and with `NotLoaded` where something does not come over the network:
 * the next request starts again.
 */
export type Compiler = {
  /** Replaces all files, and gives the problems of all. */
  check: (files: readonly PlayFile[]) => Promise<readonly Problem[]>;
  hover: Ask<'hover'>;
  complete: Ask<'complete'>;
  format: Ask<'format'>;
  translate: Ask<'translate'>;
  /** Ends the worker. Promises that wait reject with a `DOMException` named `AbortError`. */
  close: () => void;
};

/** What was asked of a compiler took too long; it has ended. */
export class CheckerTooSlow extends Error {
  override name = 'CheckerTooSlow';
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
  let worker: Worker | undefined;
  let limit = limits.first;
  let closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let waitingCheck: Promise<readonly Problem[]> | undefined;

  return {
    check(next) {
      files = next;
      waitingCheck ??= ask('problems', [], () => {
        waitingCheck = undefined;
      });
      return waitingCheck;
    },
    hover: (...args) => ask('hover', args),
    complete: (...args) => ask('complete', args),
    format: (...args) => ask('format', args),
    translate: (...args) => ask('translate', args),
    close() {
      closing.abort(new DOMException('The compiler was closed.', 'AbortError'));
      closing = new AbortController();
      worker?.terminate();
      worker = undefined;
    },
  };

  function ask<Name extends Method>(
    method: Name,
    args: Parameters<Checker[Name]>,
    onStart = () => {},
  ): ReturnType<Ask<Name>> {
    const { signal } = closing;
    const answer = last.then(() => {
      onStart();
      return perform(method, args, signal);
    });
    // Who asked hears of errors.
    last = answer.catch(() => {});
    // The cast: the worker answers as its checker does.
    return answer as ReturnType<Ask<Name>>;
  }

  async function perform(method: Method, args: readonly unknown[], signal: AbortSignal) {
    signal.throwIfAborted();
    if (!worker) {
      worker = new Worker(addresses.compiler, { type: 'module' });
      limit = limits.first;
    }
    const current = worker;
    try {
      const { types, typesWithDocument, withDocument } = addresses;
      const more = needsDocument(files, withDocument) ? [typesWithDocument] : [];
      await askWorker(current, { types: [types, ...more] }, signal);
      const answer = await askWorker(current, { files, method, args }, signal, limit);
      limit = limits.later;
      return answer;
    } catch (error) {
      worker = undefined;
      current.terminate();
      throw error;
    }
  }
}

/** @param limit - after how many milliseconds it has taken too long */
function askWorker(worker: Worker, call: WorkerCall, signal: AbortSignal, limit?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<unknown>((resolve, reject) => {
    signal.onabort = () => reject(signal.reason as DOMException);
    if (limit !== undefined) {
      const tooSlow = new CheckerTooSlow(`It takes more than ${limit / 1000} s.`);
      timer = setTimeout(reject, limit, tooSlow);
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (!('error' in data)) {
        resolve(data.result);
      } else {
        reject(data.name === 'NotLoaded' ? new NotLoaded(data.error) : new Error(data.error));
      }
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(
        event.message
          ? new Error(`What checks programs failed: ${event.message}`)
          : new NotLoaded('TypeScript did not load. Check the connection, then try it again.'),
      );
    };
    worker.postMessage(call);
  }).finally(() => clearTimeout(timer));
}

function needsDocument(files: readonly PlayFile[], packages: readonly string[]) {
  return files.some(
    ({ name, text }) =>
      name.endsWith('x') ||
      packages.some((one) => text.includes(`'${one}'`) || text.includes(`"${one}"`)),
  );
}
