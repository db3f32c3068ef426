import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CannotLink, CheckerTooSlow, openCompiler, type Compiler } from '../compiler/compiler';
import type { WorkerAnswer, WorkerCall } from '../compiler/protocol';

/** A worker that answers when the test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static answersChecks = false;
  readonly calls: WorkerCall[] = [];
  isOver = false;
  onmessage?: (event: { data: WorkerAnswer }) => void;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(call: WorkerCall) {
    this.calls.push(call);
    if (call.call === 'part') {
      queueMicrotask(() => this.answer({ result: undefined }));
    } else if (call.call === 'problems' && FakeWorker.answersChecks) {
      queueMicrotask(() => this.answer({ result: [] }));
    }
  }

  answer(data: WorkerAnswer) {
    this.onmessage!({ data });
  }

  terminate() {
    this.isOver = true;
  }
}

const asset = (href: string) => ({ href, bytes: 2 });
const ADDRESSES = {
  compiler: asset('/compiler.js'),
  types: asset('/types.json'),
  typesWithDocument: asset('/document-types.json'),
  vendor: asset('/vendor.json'),
  vendorWithDocument: asset('/document-vendor.json'),
  withDocument: ['react'],
};
const FILES = [{ name: 'server.ts', text: 'one' }];

let compiler: Compiler;
let loaded: string[];

beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.answersChecks = false;
  loaded = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (href: string) => {
    loaded.push(href);
    return Promise.resolve(new Response('{}'));
  });
  compiler = openCompiler(ADDRESSES, () => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits until the last worker has been asked for something. */
async function asked(call: WorkerCall['call'], times = 1): Promise<FakeWorker> {
  return vi.waitFor(() => {
    const worker = FakeWorker.all.at(-1)!;
    expect(worker.calls.filter((one) => one.call === call)).toHaveLength(times);
    return worker;
  });
}

it('checks once what was changed while it was busy, and answers readers first', async () => {
  const first = compiler.open(FILES);
  const worker = await asked('problems');
  const second = compiler.change('server.ts', 'two');
  const third = compiler.change('server.ts', 'three');
  const hover = compiler.hover('server.ts', 1);
  worker.answer({ result: [] });
  await expect(first).resolves.toEqual([]);
  await asked('hover');
  worker.answer({ result: undefined });
  await expect(hover).resolves.toBeUndefined();
  await asked('problems', 2);
  worker.answer({ result: ['late'] });
  await expect(Promise.all([second, third])).resolves.toEqual([['late'], ['late']]);
  expect(worker.calls.at(-1)).toEqual({
    call: 'problems',
    files: [{ name: 'server.ts', text: 'three' }],
  });
});

it('ends a worker that takes too long, and goes on with another', async () => {
  const hasty = openCompiler(ADDRESSES, () => {}, { first: 20, later: 60_000 });
  await expect(hasty.open(FILES)).rejects.toThrow(CheckerTooSlow);
  expect(FakeWorker.all).toMatchObject([{ isOver: true }]);
  FakeWorker.answersChecks = true;
  await expect(hasty.change('client.ts', 'import')).resolves.toEqual([]);
  expect(FakeWorker.all).toMatchObject([{ isOver: true }, { isOver: false }]);
});

it('gives a worker more time for its first answer than for the others', async () => {
  vi.useFakeTimers();
  const first = compiler.open(FILES);
  const worker = await asked('problems');
  vi.advanceTimersByTime(20_000);
  worker.answer({ result: [] });
  await expect(first).resolves.toEqual([]);
  const second = compiler.change('client.ts', 'import');
  await asked('problems', 2);
  vi.advanceTimersByTime(5000);
  await expect(second).rejects.toThrow(CheckerTooSlow);
});

it('loads the types of documents with the first file that needs them', async () => {
  const check = compiler.open(FILES);
  (await asked('problems')).answer({ result: [] });
  await check;
  expect(loaded).toEqual(['/compiler.js', '/types.json']);
  void compiler.change('App.tsx', "import 'react';");
  await asked('problems', 2);
  expect(loaded).toEqual(['/compiler.js', '/types.json', '/document-types.json']);
});

it('tells what cannot be linked from what fails', async () => {
  const modules = compiler.modules(['server.ts'], 'worker');
  const worker = await asked('modules');
  worker.answer({ error: 'There is no such file.', isForReaders: true });
  await expect(modules).rejects.toThrow(CannotLink);
  expect(worker.isOver).toBe(false);
});

it('rejects what waits when it is closed', async () => {
  const check = compiler.open(FILES);
  await asked('problems');
  const hover = compiler.hover('server.ts', 1);
  compiler.close();
  await expect(check).rejects.toMatchObject({ name: 'AbortError' });
  await expect(hover).rejects.toMatchObject({ name: 'AbortError' });
  expect(FakeWorker.all[0]!.isOver).toBe(true);
});
