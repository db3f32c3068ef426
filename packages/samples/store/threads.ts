import path from 'node:path';
import {
  MessageChannel,
  parentPort,
  Worker,
  workerData,
  type MessagePort,
} from 'node:worker_threads';
import { PACKAGE_DIR } from './packages';

/** A thread that answers requests. */
export type Thread<Request, Answer> = {
  ask: (request: Request) => Promise<Answer>;
  /** Ends the thread. Pending requests fail. */
  close: () => Promise<unknown>;
};

type Call<Request> = { request: Request; port: MessagePort };
type Reply<Answer> = { answer: Answer } | { error: Error };

/**
 * Wraps a worker whose module calls `answerRequests`. It does not keep the process alive without pending requests.
 */
export function startThread<Request, Answer>(worker: Worker): Thread<Request, Answer> {
  let failure = new Error('The thread ended.');
  let isOver = false;
  worker.unref();
  worker.on('error', (error: Error) => (failure = error));
  worker.on('exit', () => (isOver = true));

  return {
    async ask(request) {
      if (isOver) {
        throw failure;
      }
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ request, port: port2 } satisfies Call<Request>, [port2]);
      return new Promise((resolve, reject) => {
        port1.once('message', (reply: Reply<Answer>) => {
          if ('error' in reply) {
            reject(reply.error);
          } else {
            resolve(reply.answer);
          }
          port1.close();
        });
        // The thread ended without a reply.
        port1.once('close', () => reject(failure));
      });
    },
    close: () => worker.terminate(),
  };
}

/** The data of a thread: its entry point, from `packageDir`, which defaults to this package's folder. */
export type EntryData = { entry: string; packageDir?: string };

/** Starts a thread from a TypeScript module that calls `answerRequests`. */
export function startEntry<Request, Answer>(workerData: EntryData): Thread<Request, Answer> {
  return startThread(new Worker(path.join(PACKAGE_DIR, 'store/thread.mjs'), { workerData }));
}

/** Inside a thread: answers each request. Errors reject the promise of `ask`. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Promise<Answer>) {
  parentPort!.on('message', ({ request, port }: Call<Request>) => {
    answer(request).then(
      (result) => port.postMessage({ answer: result } satisfies Reply<Answer>),
      (error: Error) => port.postMessage({ error } satisfies Reply<Answer>),
    );
  });
}

/** Inside a thread: the data with which it was started. */
export function threadData<T>(): T {
  return workerData as T;
}
