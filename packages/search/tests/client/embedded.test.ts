import { expect, it, vi } from 'vitest';
import { createEmbeddedClient } from '../../client/embedded';
import type { WorkerAnswer, WorkerQuestion } from '../../engine/worker';

const answer = { results: [] };
const input = { requests: [{ indexName: 'docs', query: 'router' }] };

/** A worker that answers as a test tells it to. */
function fakeWorker(reply: (question: WorkerQuestion) => WorkerAnswer[]) {
  const worker = {
    questions: [] as WorkerQuestion[],
    onmessage: (() => {}) as (event: { data: WorkerAnswer }) => void,
    onerror: (() => {}) as (event: { message: string; preventDefault: () => void }) => void,
    postMessage(question: WorkerQuestion) {
      worker.questions.push(question);
      reply(question).forEach((data) => queueMicrotask(() => worker.onmessage({ data })));
    },
  };
  return worker;
}

/** The fake has what the client uses of a worker, and nothing else. */
function clientOf(...workers: ReturnType<typeof fakeWorker>[]) {
  const start = vi.fn(() => workers.shift() as unknown as Worker);
  return { client: createEmbeddedClient('/', start), start };
}

it('starts its worker with the first question and keeps it', async () => {
  const worker = fakeWorker(({ id }) => [{ id, answer, isPartial: false }]);
  const { client, start } = clientOf(worker);
  expect(start).not.toHaveBeenCalled();
  await client.search(input);
  client.warmUp(['language:en']);
  expect(start).toHaveBeenCalledOnce();
  expect(worker.questions).toMatchObject([
    { indexUrl: '/search-index', input },
    { input: { requests: [{ query: '', facetFilters: ['language:en'] }] } },
  ]);
});

it('passes a partial answer on before the whole one', async () => {
  const onPartial = vi.fn();
  const { client } = clientOf(
    fakeWorker(({ id }) => [
      { id, answer, isPartial: true },
      { id, answer, isPartial: false },
    ]),
  );
  expect(await client.search(input, onPartial)).toBe(answer);
  expect(onPartial).toHaveBeenCalledOnce();
});

it('rejects with the message of the worker', async () => {
  const { client } = clientOf(
    fakeWorker(({ id }) => [{ id, error: 'manifest.json answered 503' }]),
  );
  await expect(client.search(input)).rejects.toThrow('manifest.json answered 503');
});

it('starts a new worker after one that did not load', async () => {
  const broken = fakeWorker(() => []);
  const working = fakeWorker(({ id }) => [{ id, answer, isPartial: false }]);
  const { client } = clientOf(broken, working);
  const first = client.search(input);
  const preventDefault = vi.fn();
  broken.onerror({ message: '', preventDefault });
  await expect(first).rejects.toThrow('The search worker failed: it did not load');
  expect(preventDefault).toHaveBeenCalled();
  expect(await client.search(input)).toBe(answer);
});
