import { expect, it, vi } from 'vitest';
import { trackPending } from '../../worker/pending';

function scopeWith(fetch: typeof globalThis.fetch) {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const scope = { setTimeout, clearTimeout, setInterval, clearInterval, fetch };
  return { scope, pending: trackPending(scope) };
}

it('waits for timers, those of timers, and requests', async () => {
  const events: string[] = [];
  let answer: (response: Response) => void = () => {};
  const { scope, pending } = scopeWith(() => new Promise((resolve) => (answer = resolve)));
  scope.setTimeout(() => {
    scope.setTimeout(() => {
      void scope.fetch('http://localhost').then(() => events.push('answered'));
      setTimeout(() => answer(new Response('')), 20);
    }, 10);
  }, 10);
  await pending.quiet();
  expect(events).toEqual(['answered']);
});

it('waits for no timer that was cleared, is unref’d, or is for much later', async () => {
  const { scope, pending } = scopeWith(() => Promise.reject(new Error()));
  const call = vi.fn();
  scope.clearTimeout(scope.setTimeout(call, 4000));
  (scope.setTimeout(call, 4000) as unknown as NodeJS.Timeout).unref();
  const late = scope.setTimeout(call, 60_000);
  await pending.quiet();
  clearTimeout(late);
  expect(call).not.toHaveBeenCalled();
});

it('waits for a poll that ends by itself, and not for the end of one that does not', async () => {
  const { scope, pending } = scopeWith(() => Promise.reject(new Error()));
  let polls = 0;
  const poll = scope.setInterval(() => {
    polls += 1;
    if (polls === 3) {
      scope.clearInterval(poll);
    }
  }, 20);
  await pending.quiet();
  expect(polls).toBe(3);

  const endless = scope.setInterval(() => {}, 5);
  const rare = scope.setInterval(() => {}, 1000);
  await pending.quiet();
  scope.clearInterval(endless);
  scope.clearInterval(rare);
});
