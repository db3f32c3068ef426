import type { Answer, Question, Search } from '../engine/types';
import type { WorkerAnswer, WorkerQuestion } from '../engine/worker';
import { INDEX_FOLDER } from './backend';

type Waiting = {
  onEarly?: (answer: Answer) => void;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};

/**
 * Makes a search of the index that was built with the site. A worker does the work; it starts with the
 * first question, and anew after it failed.
 *
 * @param baseUrl - what the site is served under, e.g. `/`
 * @param startWorker - makes the worker
 */
export function createEmbeddedSearch(baseUrl: string, startWorker: () => Worker): Search {
  const indexUrl = `${baseUrl}${INDEX_FOLDER}`;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const asker = waiting.get(data.id);
      if ('answer' in data && data.isEarly) {
        asker?.onEarly?.(data.answer);
        return;
      }
      waiting.delete(data.id);
      if ('answer' in data) {
        asker?.resolve(data.answer);
      } else {
        asker?.reject(new Error(data.error));
      }
    };
    started.onerror = (event) => {
      event.preventDefault();
      worker = undefined;
      const error = new Error(`The search worker failed: ${event.message || 'it did not load'}`);
      waiting.forEach(({ reject }) => reject(error));
      waiting.clear();
    };
    return started;
  }

  return (question: Question, onEarly) => {
    worker ??= start();
    lastId += 1;
    const message: WorkerQuestion = { id: lastId, indexUrl, question };
    worker.postMessage(message);
    return new Promise((resolve, reject) => {
      waiting.set(message.id, { onEarly, resolve, reject });
    });
  };
}
