import { expect, it } from 'vitest';
import type { RunMessage } from '../../../worker/messages';
import { createReporter } from '../../../worker/worker/reporter';

const TEXT = { type: 'text', stream: 'stdout', text: 'a' } as const;

function reporter(isLive: boolean) {
  const posted: RunMessage[] = [];
  return { posted, ...createReporter((message) => posted.push(message), isLive) };
}

it('has nothing more to say of a worker’s program that ended', () => {
  const { posted, show, report, end, fail } = reporter(false);
  report(TEXT);
  show(1);
  end();
  report(TEXT);
  fail('late');
  expect(posted).toEqual([
    { type: 'fence', fence: 1 },
    { type: 'ended', failed: false },
  ]);
});

it('goes on with a program that readers use, also when that fails', () => {
  const { posted, show, report, end, fail } = reporter(true);
  show(0);
  end();
  report(TEXT);
  fail('lost');
  report(TEXT);
  expect(posted.slice(2)).toEqual([
    TEXT,
    { type: 'text', stream: 'stderr', text: 'lost' },
    { type: 'ended', failed: true },
    TEXT,
  ]);
});

it('ends with a program that fails before readers can use it', () => {
  const { posted, show, report, fail } = reporter(true);
  show(0);
  fail('no');
  report(TEXT);
  expect(posted.at(-1)).toEqual({ type: 'ended', failed: true });
});
