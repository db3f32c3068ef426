import { INDEX_FOLDER } from './backend';
import type { SearchAnswer, SearchClient, SearchInput } from '../engine/types';
import type { WorkerAnswer, WorkerQuestion } from '../engine/worker';

type Waiting = {
  onPartial?: (answer: SearchAnswer) => void;
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
};

/**
 * Makes a client of the embedded index. A worker does the work; it starts with the first question, and
 * anew after it failed.
 *
 * @param baseUrl - what the site is served under, e.g. `/`
 * @param startWorker - makes the worker
 */
export function createEmbeddedClient(baseUrl: string, startWorker: () => Worker): SearchClient {
  const indexUrl = `${baseUrl}${INDEX_FOLDER}`;
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = startWorker();
    started.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const question = waiting.get(data.id);
      if ('answer' in data && data.isPartial) {
        question?.onPartial?.(data.answer);
        return;
      }
      waiting.delete(data.id);
      if ('answer' in data) {
        question?.resolve(data.answer);
      } else {
        question?.reject(new Error(data.error));
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

  function search(input: SearchInput, onPartial?: (answer: SearchAnswer) => void) {
    worker ??= start();
    lastId += 1;
    const question: WorkerQuestion = { id: lastId, indexUrl, input };
    worker.postMessage(question);
    return new Promise<SearchAnswer>((resolve, reject) => {
      waiting.set(question.id, { onPartial, resolve, reject });
    });
  }

  return {
    search,
    warmUp(facetFilters) {
      search({ requests: [{ indexName: INDEX_FOLDER, query: '', facetFilters }] }).catch(() => {});
    },
  };
}
