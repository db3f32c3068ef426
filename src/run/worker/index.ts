import { inspect } from '../inspect';
import { trackPending } from '../pending';
import { replaceConsole } from './console';
import { createFetch } from './network';
import { createReporter } from './reporter';

/**
 * Makes this worker run a program as Node would, with no network but the program's own servers. A
 * bundle imports this before anything of the program.
 */
const reporter = createReporter((message) => self.postMessage(message));
replaceConsole(reporter.report);
self.fetch = createFetch(reporter.report);
const pending = trackPending(self);

self.addEventListener('error', ({ error }) => reporter.fail(inspect(error)));
self.addEventListener('unhandledrejection', ({ reason }) => reporter.fail(inspect(reason)));

/** The page sends the index of a fence. Those before it run too, but only that one is reported. */
const lastFence = new Promise<number>((resolve) => {
  self.addEventListener('message', ({ data }: MessageEvent<number>) => resolve(data), {
    once: true,
  });
});

/**
 * Stands between the fences of a program: waits until the one before has nothing more to do, and lets
 * the next one begin. After the fence that the page asked for, none does.
 *
 * @param index - of the fence that is next; the number of fences when there is none
 */
export async function beginFence(index: number): Promise<void> {
  const last = await lastFence;
  if (index === 0) {
    reporter.start();
  }
  await pending.quiet();
  if (index === last) {
    reporter.show();
  }
  if (index > last) {
    reporter.end();
    await new Promise<never>(() => {});
  }
}
