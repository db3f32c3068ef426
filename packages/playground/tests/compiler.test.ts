import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  openCompiler,
  type Compiler,
  type WorkerResponse,
  type WorkerRequest,
} from '../compiler/compiler';
import { NotLoaded } from '../compiler/load';

/** A worker that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answersChecks = false;
  readonly requests: WorkerRequest[] = [];
  isOver = false;
  onmessage?: (event: { data: WorkerResponse }) => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: WorkerRequest) {
    this.requests.push(request);
    if ('types' in request) {
      queueMicrotask(() => this.answer({ result: undefined }));
    } else if (request.method === 'problems' && FakeWorker.answersChecks) {
      queueMicrotask(() => this.answer({ result: [] }));
    }
  }

  answer(data: WorkerResponse) {
    this.onmessage!({ data });
  }

  terminate() {
    this.isOver = true;
  }
}

const URLS = { compiler: '/compiler.js', types: '/types.json' };
const FILES = [{ name: 'server.ts', text: 'one' }];

let compiler: Compiler;

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.answersChecks = false;
  vi.stubGlobal('Worker', FakeWorker);
  compiler = openCompiler(URLS);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until the last worker has been asked for something. */
async function asked(method: string, times = 1): Promise<FakeWorker> {
  return vi.waitFor(() => {
    const worker = FakeWorker.all.at(-1)!;
    const requests = worker.requests.filter(
      (request) => 'method' in request && request.method === method,
    );
    expect(requests).toHaveLength(times);
    return worker;
  });
}

it('checks once what was changed while it was busy', async () => {
  const first = compiler.check(FILES);
  const worker = await asked('problems');
  const hover = compiler.hover('server.ts', 1);
  const second = compiler.check([{ name: 'server.ts', text: 'two' }]);
  const third = compiler.check([{ name: 'server.ts', text: 'three' }]);
  worker.answer({ result: [] });
  await expect(first).resolves.toEqual([]);
  await asked('hover');
  worker.answer({ result: undefined });
  await expect(hover).resolves.toBeUndefined();
  await asked('problems', 2);
  worker.answer({ result: ['late'] });
  await expect(Promise.all([second, third])).resolves.toEqual([['late'], ['late']]);
  expect(worker.requests.at(-1)).toEqual({
    method: 'problems',
    args: [],
    files: [{ name: 'server.ts', text: 'three' }],
  });
});

it('ends a worker that takes too long, and goes on with another', async () => {
  vi.useFakeTimers();
  const slow = expect(compiler.check(FILES)).rejects.toThrow(/^TypeScript took too long/);
  await vi.advanceTimersByTimeAsync(10_000);
  await slow;
  expect(FakeWorker.all).toMatchObject([{ isOver: true }]);
  FakeWorker.answersChecks = true;
  await expect(compiler.check(FILES)).resolves.toEqual([]);
  expect(FakeWorker.all).toMatchObject([{ isOver: true }, { isOver: false }]);
  expect(vi.getTimerCount(), 'none waits for an answer that is there').toBe(0);
});

it('says what did not load, and tries again with the next request', async () => {
  const check = compiler.check(FILES);
  const worker = await asked('problems');
  worker.answer({ error: '/types.json did not load.', name: 'NotLoaded' });
  await expect(check).rejects.toThrow(NotLoaded);
  FakeWorker.answersChecks = true;
  await expect(compiler.check(FILES)).resolves.toEqual([]);
});
