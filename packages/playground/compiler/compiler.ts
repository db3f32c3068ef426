import type { CompilerAddresses } from './addresses';
import type { Checker } from './checker';
import { NotLoaded } from './load';
import type { PlayFile, Problem } from './types';

export type * from './addresses';
export type * from './types';

/** What the worker's checker is asked about files. */
type Method = 'problems' | 'hover' | 'complete' | 'translate';

/** Asks the same, of a worker. */
type Ask<Name extends Method> = (
  ...args: Parameters<Checker[Name]>
) => Promise<ReturnType<Checker[Name]>>;

/** What the page asks of the worker: to load types, once; and about all files as they are then. */
export type WorkerCall =
  { types: string } | { files: readonly PlayFile[]; method: Method; args: readonly unknown[] };

/** The answer to a request; `name` is that of the error. */
export type WorkerAnswer = { result: unknown } | { error: string; name: string };

/**
 * The compiler of one workshop, in a worker of its own, which answers one request after the other, about the
 * files as they are then; of several checks that wait there is one, whose answer all get.
 *
 * A promise rejects where something does not come over the network, with `NotLoaded`, or where the worker
 * takes too long, which loading does not count for: the next request starts another worker.
 */
export type Compiler = {
  /** Replaces all files, and gives the problems of all. */
  check: (files: readonly PlayFile[]) => Promise<readonly Problem[]>;
  hover: Ask<'hover'>;
  complete: Ask<'complete'>;
  translate: Ask<'translate'>;
  /** Ends the worker. What waits is never answered. */
  close: () => void;
};

/** What takes longer, also on a phone, is a type without an end. */
const LIMIT_MS = 10_000;

const TOO_SLOW =
  'TypeScript took too long and was started anew. Undo the last change if it happens again.';

/** Starts a compiler, which loads its script and its types with the first request. */
export function openCompiler(addresses: CompilerAddresses): Compiler {
  let files: readonly PlayFile[] = [];
  let worker: Worker | undefined;
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
    translate: (...args) => ask('translate', args),
    close: () => worker?.terminate(),
  };

  function ask<Name extends Method>(
    method: Name,
    args: Parameters<Checker[Name]>,
    onStart = () => {},
  ): ReturnType<Ask<Name>> {
    const answer = last.then(() => {
      onStart();
      return perform(method, args);
    });
    // Who asked hears of errors.
    last = answer.catch(() => {});
    // The cast: the worker answers as its checker does.
    return answer as ReturnType<Ask<Name>>;
  }

  async function perform(method: Method, args: readonly unknown[]) {
    const isNew = !worker;
    const current = (worker ??= new Worker(addresses.compiler, { type: 'module' }));
    try {
      if (isNew) {
        await askWorker(current, { types: addresses.types });
      }
      return await askWorker(current, { files, method, args }, LIMIT_MS);
    } catch (error) {
      worker = undefined;
      current.terminate();
      throw error;
    }
  }
}

/** @param limit - after how many milliseconds it has taken too long */
function askWorker(worker: Worker, call: WorkerCall, limit?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<unknown>((resolve, reject) => {
    if (limit !== undefined) {
      timer = setTimeout(reject, limit, new Error(TOO_SLOW));
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
