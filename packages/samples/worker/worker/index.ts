import { inspect } from '../inspect';
import type { RunRequest } from '../messages';
import { trackPending } from '../pending';
import { replaceConsole } from './console';
import { fetchFromPrograms, listenToWire } from './network';
import { createReporter } from './reporter';
import { takeAway } from './take-away';

/**
 * Makes this worker, or frame, run a program as Node would, with no network but the program's own
 * servers. A bundle imports this before anything of the program.
 */
const post = self.postMessage.bind(self);
const { from, to } = (self as unknown as { runRequest: RunRequest }).runRequest;
const hasDocument = 'document' in self;
const reporter = createReporter((message) => post(message), hasDocument);
// All that a program tells the page goes through the reporter.
takeAway(self, hasDocument ? 'postMessage close' : 'postMessage close navigator WebSocket');
replaceConsole(reporter.report);
listenToWire(reporter.report);
self.fetch = fetchFromPrograms;
const pending = trackPending(self);

// Both are reported here, so the page need not hear of them as well.
self.addEventListener('error', (event) => {
  event.preventDefault();
  reporter.fail(describe(event.error));
});
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  reporter.fail(describe(event.reason));
});

function describe(thrown: unknown) {
  try {
    return inspect(thrown);
  } catch {
    return 'It threw what cannot be shown.';
  }
}

/**
 * Stands between the fences of a program: waits until the one before has nothing more to do, and lets
 * the next one begin. Those before the ones that the page asked for run too, but nobody hears of them;
 * those after do not run.
 *
 * @param index - of the fence that is next; the number of fences when there is none
 */
export async function beginFence(index: number): Promise<void> {
  if (index === 0) {
    reporter.begin();
  }
  await pending.quiet();
  if (index > to) {
    reporter.end();
    await new Promise<never>(() => {});
  }
  if (index >= from) {
    reporter.show(index);
  }
}
