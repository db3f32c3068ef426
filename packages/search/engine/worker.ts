import { createIndexReader, MANIFEST_FILE } from './shards';
import type { Answer, Question, Search } from './types';

/** A question to the worker. Each says where the index is: nobody knows which is the first. */
export type WorkerQuestion = { indexUrl: string; question: Question };

/** What comes back by the port of the question */
export type WorkerAnswer = { answer: Answer } | { error: string };

// Part of this file all the same. Docusaurus adds a line to every file of webpack's that needs its runtime,
// and a file without an import has none.
const engine = import(/* webpackMode: "eager" */ './answer');
let search: Promise<Search> | undefined;
/** The one that answered last */
let answering: Promise<Search> | undefined;

async function readJson(url: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(url, { cache });
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json();
}

async function answer({ indexUrl, question }: WorkerQuestion): Promise<WorkerAnswer> {
  search ??= engine.then(({ createSearch }) =>
    createSearch(
      createIndexReader((file) =>
        // The names of shards carry a hash; the manifest changes with each deployment.
        readJson(`${indexUrl}/${file}`, file === MANIFEST_FILE ? 'no-cache' : 'default'),
      ),
    ),
  );
  const asked = search;
  try {
    const answer = await (await asked)(question);
    answering = asked;
    return { answer };
  } catch (error) {
    // What failed is read again next time, with a new manifest. What was read before has answers offline.
    search = undefined;
    const answer = await answering?.then((search) => search(question)).catch(() => undefined);
    return answer ? { answer } : { error: (error as Error).message };
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((message) => ports[0]?.postMessage(message));
});
