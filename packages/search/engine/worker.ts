import { createAnswerer } from './answer';
import { createShardLoader, MANIFEST_FILE } from './shards';
import type { SearchAnswer, SearchInput } from './types';

/** A question to the worker. Each says where the index is: nobody knows which is the first. */
export type WorkerQuestion = { id: number; indexUrl: string; input: SearchInput };

export type WorkerAnswer =
  { id: number; answer: SearchAnswer; isPartial: boolean } | { id: number; error: string };

const answerers = new Map<string, ReturnType<typeof createAnswerer>>();

function answererFor(indexUrl: string) {
  const answerer =
    answerers.get(indexUrl) ??
    createAnswerer(createShardLoader((file, isRetry) => readJson(indexUrl, file, isRetry)));
  answerers.set(indexUrl, answerer);
  return answerer;
}

async function readJson(indexUrl: string, file: string, isRetry: boolean): Promise<unknown> {
  // The names of shards carry a hash; the manifest changes with each deployment.
  const usual = file === MANIFEST_FILE ? 'no-cache' : 'default';
  const cache = isRetry ? 'reload' : usual;
  const response = await fetch(`${indexUrl}/${file}`, { cache });
  if (!response.ok) {
    throw new Error(`${indexUrl}/${file} answered ${response.status}`);
  }
  return response.json();
}

addEventListener('message', ({ data: { id, indexUrl, input } }: MessageEvent<WorkerQuestion>) => {
  const reply = (message: WorkerAnswer) => postMessage(message);
  answererFor(indexUrl)(input, (answer) => reply({ id, answer, isPartial: true })).then(
    (answer) => reply({ id, answer, isPartial: false }),
    (error: Error) => reply({ id, error: error.message }),
  );
});
