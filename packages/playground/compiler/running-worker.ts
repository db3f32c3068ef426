import { CannotLink, CheckerTooSlow } from './errors';
import type { WorkerAnswer, WorkerCall } from './protocol';

/** A compiler's worker, which gets one request at a time. */
export type RunningWorker = {
  /** Gives it a part, unless it has it. */
  give: (href: string, json: ArrayBuffer) => Promise<void>;
  /**
   * @param limit - after how many milliseconds it has taken too long
   * @throws CannotLink, CheckerTooSlow, or another error after which the worker is of no use
   */
  ask: (call: WorkerCall, limit?: number) => Promise<unknown>;
  end: () => void;
};

/** @param href - of the worker's script, which browsers have kept since it was loaded */
export function startWorker(href: string): RunningWorker {
  const worker = new Worker(href, { type: 'module' });
  const given = new Set<string>();

  const running: RunningWorker = {
    async give(part, json) {
      if (!given.has(part)) {
        await running.ask({ call: 'part', href: part, json });
        given.add(part);
      }
    },
    ask(call, limit) {
      return new Promise((resolve, reject) => {
        const late = () => reject(new CheckerTooSlow(`It takes more than ${limit! / 1000} s.`));
        const timer = limit === undefined ? undefined : setTimeout(late, limit);
        worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
          clearTimeout(timer);
          if (!('error' in data)) {
            resolve(data.result);
          } else {
            reject(data.isForReaders ? new CannotLink(data.error) : new Error(data.error));
          }
        };
        worker.onerror = (event) => {
          clearTimeout(timer);
          event.preventDefault();
          reject(new Error(`What checks programs failed: ${event.message || 'it did not load'}`));
        };
        worker.postMessage(call);
      });
    },
    end: () => worker.terminate(),
  };
  return running;
}
