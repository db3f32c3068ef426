import type { CompilerUrls } from './play';
import type { Checker } from './checker';
import { NotLoaded } from './load';
import type { PlayFile, Problem } from './types';

export type * from './play';
export type * from './types';

type Method = Exclude<keyof Checker, 'setFiles'>;

/** A message to the worker: load types, once; or call a method of the checker with these files. */
export type WorkerRequest =
  { types: string } | { files: readonly PlayFile[]; method: Method; args: readonly unknown[] };

/** `name` is the name of the error. */
export type WorkerResponse = { result: unknown } | { error: string; name: string };

/**
 * A compiler in a worker. It handles one request after the other, with the files at that time. Several waiting
 * checks are one request.
 *
 * Promises reject with `NotLoaded` if the network fails, and if a request takes more than 10 s, not counting
 * loading. The next request then starts a new worker.
 */
export type Compiler = {
  [Name in Exclude<Method, 'problems'>]: (
    ...args: Parameters<Checker[Name]>
  ) => Promise<ReturnType<Checker[Name]>>;
} & {
  /** Replaces all files, and returns the problems of all. */
  check: (files: readonly PlayFile[]) => Promise<readonly Problem[]>;
  /** Ends the worker. Pending promises stay pending. */
  close: () => void;
};

/** Only endless types take longer, even on a phone. */
const TIME_LIMIT_MS = 10_000;

const TOO_SLOW =
  'TypeScript took too long and was started anew. Undo the last change if it happens again.';

/** Creates a compiler, which loads its script and types with the first request. */
export function openCompiler(urls: CompilerUrls): Compiler {
  let files: readonly PlayFile[] = [];
  let worker: Worker | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waitingCheck: Promise<readonly Problem[]> | undefined;

  return {
    check(next) {
      files = next;
      return (waitingCheck ??= ask('problems', []));
    },
    hover: (...args) => ask('hover', args),
    complete: (...args) => ask('complete', args),
    translate: (...args) => ask('translate', args),
    close: () => worker?.terminate(),
  };

  function ask<Name extends Method>(method: Name, args: Parameters<Checker[Name]>) {
    const answer = queue.then(() => perform(method, args));
    // The caller handles errors.
    queue = answer.catch(() => {});
    // The cast: the worker returns what the checker's method returns.
    return answer as Promise<ReturnType<Checker[Name]>>;
  }

  async function perform(method: Method, args: readonly unknown[]) {
    if (method === 'problems') {
      // It begins: files that change from now on need another check.
      waitingCheck = undefined;
    }
    const isNew = !worker;
    const current = (worker ??= new Worker(urls.compiler, { type: 'module' }));
    try {
      if (isNew) {
        await askWorker(current, { types: urls.types });
      }
      return await askWorker(current, { files, method, args }, TIME_LIMIT_MS);
    } catch (error) {
      worker = undefined;
      current.terminate();
      throw error;
    }
  }
}

function askWorker(worker: Worker, request: WorkerRequest, timeLimitMs?: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<unknown>((resolve, reject) => {
    if (timeLimitMs !== undefined) {
      timer = setTimeout(reject, timeLimitMs, new Error(TOO_SLOW));
    }
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
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
    worker.postMessage(request);
  }).finally(() => clearTimeout(timer));
}
