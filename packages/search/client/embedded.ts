import type { Search } from '../engine/types';
import type { WorkerAnswer, WorkerQuestion } from '../engine/worker';
import { INDEX_FOLDER } from './backend';

/**
 * Makes a search of the index that was built with the site. A worker does the work; it starts with the
 * first question, and anew after it failed.
 *
 * @param baseUrl - what the site is served under, e.g. `/`
 */
export function createEmbeddedSearch(baseUrl: string): Search {
  let worker: Worker | undefined;

  return (question) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(
        /* webpackChunkName: "search-worker" */ new URL('../engine/worker.ts', import.meta.url),
        { type: 'module' },
      );
      const { port1, port2 } = new MessageChannel();
      const settled = new AbortController();
      port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
        settled.abort();
        port1.close();
        if ('answer' in data) {
          resolve(data.answer);
        } else {
          reject(new Error(data.error));
        }
      };
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        worker = undefined;
        reject(new Error(`The search worker failed: ${event.message || 'it did not load'}`));
      };
      worker.addEventListener('error', onError, { signal: settled.signal });
      const message: WorkerQuestion = { indexUrl: `${baseUrl}${INDEX_FOLDER}`, question };
      worker.postMessage(message, [port2]);
    });
}
