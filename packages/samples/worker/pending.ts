/** Longer timeouts are clean-up by libraries (keep-alive, caches), and are not waited for. */
const MAX_TIMEOUT_MS = 5000;

/** An interval counts as a poll, which ends by itself, if it is this short; it is waited for this often. */
const MAX_POLL_INTERVAL_MS = 50;
const MAX_POLL_TICKS = 10;

const BODY_READERS = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const;

type ReadBody = (this: Response) => Promise<unknown>;
type Callback = (...args: unknown[]) => void;
type Scope = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'fetch'
>;

/**
 * Tracks the requests and timers that a program starts, to know when its callbacks can print no more.
 *
 * Intervals may never end: short ones count for their first ticks, others not at all.
 *
 * @param scope - the global object, whose `fetch` and timer functions are replaced
 */
export function trackPending(scope: Scope) {
  const { setTimeout, clearTimeout, setInterval, clearInterval, fetch } = scope;
  const pending = new Set<unknown>();

  const track = <T>(promise: Promise<T>) => {
    pending.add(promise);
    const done = () => pending.delete(promise);
    promise.then(done, done);
    return promise;
  };

  const setTrackedTimeout = (callback: Callback, delay = 0, ...args: unknown[]) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      callback(...args);
    }, delay);
    if (delay < MAX_TIMEOUT_MS) {
      pending.add(timer);
    }
    return timer;
  };

  const setTrackedInterval = (callback: Callback, delay = 0, ...args: unknown[]) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === MAX_POLL_TICKS) {
        pending.delete(timer);
      }
      callback(...args);
    }, delay);
    if (delay <= MAX_POLL_INTERVAL_MS) {
      pending.add(timer);
    }
    return timer;
  };

  const clearTracked = (clear: typeof clearTimeout) => (timer: Parameters<typeof clear>[0]) => {
    pending.delete(timer);
    clear(timer);
  };

  // The casts: Node's timer types differ from the browser's. `assign` copies Node's `promisify.custom`.
  scope.setTimeout = Object.assign(setTrackedTimeout, setTimeout) as typeof setTimeout;
  scope.clearTimeout = clearTracked(clearTimeout);
  scope.setInterval = Object.assign(setTrackedInterval, setInterval) as typeof setInterval;
  scope.clearInterval = clearTracked(clearInterval);

  scope.fetch = (...args) => track(fetch(...args));
  const body = Response.prototype as Record<(typeof BODY_READERS)[number], ReadBody>;
  for (const reader of BODY_READERS) {
    const read = body[reader];
    body[reader] = function () {
      return track(read.call(this));
    };
  }

  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  return {
    /** Resolves when no request and no timer is pending. */
    async quiet() {
      do {
        await nextTask();
        // Unhandled rejections are reported one task later.
        await nextTask();
      } while ([...pending].some(keepsAlive));
    },
  };
}

/** Libraries call Node's `unref` on timers that should not keep a program alive. */
function keepsAlive(task: unknown) {
  return (task as Partial<NodeJS.Timeout>).hasRef?.() ?? true;
}
