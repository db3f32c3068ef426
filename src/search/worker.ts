import { createAnswerer } from './answer';
import { createShardLoader, MANIFEST_FILE } from './shards';
import type { SearchInput, SearchResult } from './types';

/** A question to the worker. Each says where the index is: nobody knows which is the first. */
export type WorkerQuestion = { id: number; indexUrl: string; input: SearchInput };

export type WorkerAnswer =
  { id: number; answer: { results: SearchResult[] } } | { id: number; error: string };

const answerers = new Map<string, ReturnType<typeof createAnswerer>>();

function answererFor(indexUrl: string) {
  const answerer =
    answerers.get(indexUrl) ??
    createAnswerer(createShardLoader((file) => readJson(indexUrl, file)));
  answerers.set(indexUrl, answerer);
  return answerer;
}

async function readJson(indexUrl: string, file: string): Promise<unknown> {
  // The names of shards carry a hash; the manifest changes with each deployment.
  const cache = file === MANIFEST_FILE ? 'no-cache' : 'default';
  const response = await fetch(`${indexUrl}/${file}`, { cache });
  if (!response.ok) {
    throw new Error(`${indexUrl}/${file} answered ${response.status}`);
  }
  return response.json();
}

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  void answererFor(data.indexUrl)(data.input)
    .then((answer): WorkerAnswer => ({ id: data.id, answer }))
    .catch((error): WorkerAnswer => ({ id: data.id, error: (error as Error).message }))
    .then(postMessage);
});
