import { expect, it } from 'vitest';
import type { RunMessage } from '../../../worker/messages';
import { createReporter } from '../../../worker/worker/reporter';

const TEXT = { type: 'text', stream: 'stdout', text: 'a' } as const;

function reporter(isLive: boolean) {
  const posted: RunMessage[] = [];
  return { posted, ...createReporter((message) => posted.push(message), isLive) };
}

it('has nothing more to say of a worker’s program that ended', () => {
  const { posted, ...worker } = reporter(false);
  worker.report(TEXT);
  worker.show(1);
  worker.end();
  worker.report(TEXT);
  worker.fail('late');
  expect(posted).toEqual([
    { type: 'fence', fence: 1 },
    { type: 'ended', failed: false },
  ]);
});

it('goes on with a program that readers use, also when that fails', () => {
  const { posted, ...frame } = reporter(true);
  frame.show(0);
  frame.end();
  frame.report(TEXT);
  frame.fail('lost');
  frame.report(TEXT);
  expect(posted.slice(2)).toEqual([
    TEXT,
    { type: 'text', stream: 'stderr', text: 'lost' },
    { type: 'ended', failed: true },
    TEXT,
  ]);
});

it('ends with a program that fails before readers can use it', () => {
  const { posted, ...frame } = reporter(true);
  frame.show(0);
  frame.fail('no');
  frame.report(TEXT);
  expect(posted.at(-1)).toEqual({ type: 'ended', failed: true });
});
