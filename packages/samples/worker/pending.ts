/** Timers beyond this are clean-up of libraries (keep-alive, caches), not something to wait for. */
const LONGEST_WAIT = 5000;

/** A poll that ends by itself ends within so many ticks; another interval may never end. */
const POLL_TICKS = 10;
/** Milliseconds between two ticks of a poll in a sample, at most. */
const POLL_INTERVAL = 50;

const BODY_READERS = ['arrayBuffer', 'blob', 'formData', 'json', 'text'] as const;

type ReadBody = (this: Response) => Promise<unknown>;
type Callback = (...args: unknown[]) => void;
type Scope = Pick<
  typeof globalThis,
  'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval' | 'fetch'
>;

/**
 * Counts the requests and timers that a program starts.
 *
 * A module that has been evaluated may still print, from a callback. Nobody can know how long to
 * sleep; but once no request is under way and no timer is set, nothing can print any more. Intervals
 * may never end, so short ones count for their first ticks, and others not at all.
 *
 * @param scope - the global object, whose `fetch` and timers are replaced
 */
export function trackPending(scope: Scope) {
  const { setTimeout, clearTimeout, setInterval, clearInterval, fetch } = scope;
  const underWay = new Set<unknown>();

  const track = <T>(promise: Promise<T>) => {
    underWay.add(promise);
    const done = () => underWay.delete(promise);
    promise.then(done, done);
    return promise;
  };

  const setTrackedTimeout = (callback: Callback, delay = 0, ...args: unknown[]) => {
    const timer = setTimeout(() => {
      underWay.delete(timer);
      callback(...args);
    }, delay);
    if (delay < LONGEST_WAIT) {
      underWay.add(timer);
    }
    return timer;
  };

  const setTrackedInterval = (callback: Callback, delay = 0, ...args: unknown[]) => {
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
      if (ticks === POLL_TICKS) {
        underWay.delete(timer);
      }
      callback(...args);
    }, delay);
    if (delay <= POLL_INTERVAL) {
      underWay.add(timer);
    }
    return timer;
  };

  const clearTracked = (clear: typeof clearTimeout) => (timer: Parameters<typeof clear>[0]) => {
    underWay.delete(timer);
    clear(timer);
  };

  // Node's and the browser's types of timers differ; this stands for either.
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

  const turn = () => new Promise((resolve) => setTimeout(resolve));

  return {
    /** Resolves once no request is under way and no timer is set, so that nothing more will happen. */
    async quiet() {
      do {
        await turn();
        // A rejection that nobody handles is reported in a task of its own, after the first turn.
        await turn();
      } while ([...underWay].some(holds));
    },
  };
}

/** Node's libraries unref the timers that should not keep a program alive; browsers know no such. */
function holds(task: unknown) {
  return (task as Partial<NodeJS.Timeout>).hasRef?.() ?? true;
}
