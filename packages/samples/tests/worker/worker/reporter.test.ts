import { expect, it } from 'vitest';
import type { RunMessage } from '../../../worker/messages';
import { createReporter } from '../../../worker/worker/reporter';

const TEXT = { type: 'text', stream: 'stdout', text: 'a' } as const;

function reporter(isInteractive: boolean) {
  const posted: RunMessage[] = [];
  return { posted, ...createReporter((message) => posted.push(message), isInteractive) };
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

it('cuts a text of 50 MB to what a reader can use, and says nothing after it', () => {
  const { posted, ...worker } = reporter(false);
  worker.show(0);
  worker.report({ ...TEXT, text: 'a'.repeat(50_000_000) });
  worker.report(TEXT);
  worker.fail('b'.repeat(50_000_000));
  expect(posted.map((message) => ('text' in message ? message.text.length : message.type))).toEqual(
    ['fence', 100_000, 'cut', 100_000, 'ended'],
  );
});

it('tells of a million lines as many as a reader can use', () => {
  const { posted, ...worker } = reporter(false);
  worker.show(0);
  for (let line = 0; line < 1_000_000; line += 1) {
    worker.report(TEXT);
  }
  worker.end();
  expect(posted.filter(({ type }) => type === 'text')).toHaveLength(400);
  expect(posted.slice(-2)).toEqual([{ type: 'cut' }, { type: 'ended', failed: false }]);
});

it('does not tell of failures without end, in a program that readers use', () => {
  const { posted, ...frame } = reporter(true);
  frame.show(0);
  frame.end();
  for (let failure = 0; failure < 1000; failure += 1) {
    frame.fail('lost');
  }
  expect(posted.filter(({ type }) => type === 'text').length).toBeLessThan(500);
  expect(posted.at(-1)).toEqual({ type: 'ended', failed: true });
});
