import { createIndexReader, MANIFEST_FILE } from './shards';
import type { Answer, Question, Search } from './types';

/** A question to the worker. Each says where the index is: nobody knows which is the first. */
export type WorkerQuestion = { id: number; indexUrl: string; question: Question };

export type WorkerAnswer =
  { id: number; answer: Answer; isEarly: boolean } | { id: number; error: string };

// Part of this file all the same. Docusaurus adds a line to every file of webpack's that needs its runtime,
// and a file without an import has none.
const engine = import(/* webpackMode: "eager" */ './answer');
const searches = new Map<string, Promise<Search>>();

function searchFor(indexUrl: string): Promise<Search> {
  const read = createIndexReader((file, isRetry) => readJson(indexUrl, file, isRetry));
  const search = searches.get(indexUrl) ?? engine.then(({ createSearch }) => createSearch(read));
  searches.set(indexUrl, search);
  return search;
}

async function readJson(indexUrl: string, file: string, isRetry: boolean): Promise<unknown> {
  // The names of shards carry a hash; the manifest changes with each deployment.
  const usual = file === MANIFEST_FILE ? 'no-cache' : 'default';
  const response = await fetch(`${indexUrl}/${file}`, { cache: isRetry ? 'reload' : usual });
  if (!response.ok) {
    throw new Error(`${indexUrl}/${file} answered ${response.status}`);
  }
  return response.json();
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, indexUrl, question } = data;
  const reply = (message: WorkerAnswer) => postMessage(message);
  searchFor(indexUrl)
    .then((search) => search(question, (answer) => reply({ id, answer, isEarly: true })))
    .then(
      (answer) => reply({ id, answer, isEarly: false }),
      (error: Error) => reply({ id, error: error.message }),
    );
});
