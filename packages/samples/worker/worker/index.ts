import { inspect } from '../inspect';
import type { RunRequest } from '../messages';
import { trackPending } from '../pending';
import { replaceConsole } from './console';
import { fetchFromPrograms, listenToWire } from './network';
import { createReporter } from './reporter';
import { deleteProperties } from './delete-properties';

/**
 * The runtime of programs: it replaces console and `fetch`, so that a program behaves as in Node and reaches no
 * servers but its own. Bundles import it first.
 */
const post = self.postMessage.bind(self);
const { from, to } = (self as unknown as { runRequest: RunRequest }).runRequest;
const hasDocument = 'document' in self;
const reporter = createReporter((message) => post(message), hasDocument);
// Programs must not bypass the reporter; and Node 20 has neither `navigator` nor `WebSocket`.
deleteProperties(self, hasDocument ? 'postMessage close' : 'postMessage close navigator WebSocket');
replaceConsole(reporter.report);
listenToWire(reporter.report);
self.fetch = fetchFromPrograms;
const pending = trackPending(self);

// With `preventDefault`, or the `onerror` of `FRAME_SCRIPT` reports them a second time.
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
 * Bundles call this before each fence and after the last: it waits until the fence before has no requests or
 * timers left. The fences before `from` run unreported; after `to`, the program ends.
 *
 * @param index - the next fence, or the number of fences at the end
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
