import { NotLoaded } from './load';
import type { WorkerAnswer, WorkerCall } from './protocol';

/** What was asked of a compiler took too long; it has ended. */
export class CheckerTooSlow extends Error {
  override name = 'CheckerTooSlow';
}

/** A compiler's worker, which gets one request at a time. */
export type RunningWorker = {
  /**
   * @param limit - after how many milliseconds it has taken too long
   * @throws NotLoaded, CheckerTooSlow, or another error after which the worker is of no use
   */
  ask: (call: WorkerCall, limit?: number) => Promise<unknown>;
  /** Ends it, and what it was asked with a `DOMException` named `AbortError`. */
  end: () => void;
};

/** @param href - of the worker's script */
export function startWorker(href: string): RunningWorker {
  const worker = new Worker(href, { type: 'module' });
  let hasAnswered = false;
  let abort = () => {};

  return {
    ask(call, limit) {
      const { promise, resolve, reject } = deferred<unknown>();
      const late = () => reject(new CheckerTooSlow(`It takes more than ${limit! / 1000} s.`));
      const timer = limit === undefined ? undefined : setTimeout(late, limit);
      abort = () => reject(new DOMException('The compiler was closed.', 'AbortError'));
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        hasAnswered = true;
        if (!('error' in data)) {
          resolve(data.result);
        } else {
          reject(data.name === 'NotLoaded' ? new NotLoaded(data.error) : new Error(data.error));
        }
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(
          hasAnswered || event.message
            ? new Error(`What checks programs failed: ${event.message}`)
            : new NotLoaded('TypeScript did not load. Check the connection, then try it again.'),
        );
      };
      worker.postMessage(call);
      return promise.finally(() => clearTimeout(timer));
    },
    end() {
      worker.terminate();
      abort();
    },
  };
}

function deferred<Result>() {
  let settle: { resolve: (result: Result) => void; reject: (error: Error) => void };
  const promise = new Promise<Result>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle! };
}
