import path from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { PACKAGE_DIR } from './packages';

/** A thread that answers requests. */
export type Thread<Request, Answer> = {
  ask: (request: Request) => Promise<Answer>;
  /** Ends the thread; requests without an answer fail. */
  close: () => Promise<void>;
};

type Call<Request> = { id: number; request: Request };
type Waiting<Answer> = { resolve: (answer: Answer) => void; reject: (error: unknown) => void };
type Reply<Answer> = { id: number; answer: Answer } | { id: number; error: unknown };

/**
 * Makes a worker one that answers requests. It does not keep the process alive while nobody waits for
 * an answer.
 *
 * @param worker - its module calls `answerRequests`
 */
export function startThread<Request, Answer>(worker: Worker): Thread<Request, Answer> {
  const waiting = new Map<number, Waiting<Answer>>();
  let lastId = 0;
  worker.unref();

  worker.on('message', (reply: Reply<Answer>) => {
    const call = settle(reply.id);
    if ('error' in reply) {
      call?.reject(reply.error);
    } else {
      call?.resolve(reply.answer);
    }
  });
  const failAll = (error: unknown) => {
    [...waiting.keys()].forEach((id) => settle(id)?.reject(error));
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The thread ended.')));

  return {
    ask(request) {
      const id = ++lastId;
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request } satisfies Call<Request>);
      });
    },
    async close() {
      await worker.terminate();
    },
  };

  function settle(id: number) {
    const call = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) {
      worker.unref();
    }
    return call;
  }
}

/** What a thread is started with: the entry point from its package's folder, which is this one's mostly. */
export type EntryData = { entry: string; packageDir?: string };

/** Starts a thread from a TypeScript module that calls `answerRequests`. */
export function startEntry<Request, Answer>(workerData: EntryData): Thread<Request, Answer> {
  return startThread(new Worker(path.join(PACKAGE_DIR, 'store/thread.mjs'), { workerData }));
}

/** Inside a thread: answers every request. What the function throws, the one who asks receives. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Promise<Answer>) {
  parentPort!.on('message', ({ id, request }: Call<Request>) => {
    answer(request).then(
      (result) => parentPort!.postMessage({ id, answer: result } satisfies Reply<Answer>),
      (error: unknown) => parentPort!.postMessage({ id, error } satisfies Reply<Answer>),
    );
  });
}

/** Inside a thread: the data with which it was started. */
export function threadData<T>(): T {
  return workerData as T;
}
