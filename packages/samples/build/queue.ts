/** Does things one after the other; those that somebody waits for come first. */
export type Queue = {
  isRunning: () => boolean;
  /** Whether something waits for its turn, or has it now. */
  has: (item: string) => boolean;
  /** Puts something first, unless it has its turn. */
  putFirst: (item: string) => void;
  /** Settles when nothing waits any more; fails where `prepare` or `work` does. */
  done: Promise<void>;
};

/**
 * Starts a queue.
 *
 * @param prepare - what has to be done before the first thing
 * @param work - does one
 */
export function startQueue(
  items: string[],
  prepare: () => Promise<void>,
  work: (item: string) => Promise<void>,
): Queue {
  const waiting = [...items];
  let current: string | undefined;
  let isRunning = true;
  return {
    isRunning: () => isRunning,
    has: (item) => item === current || waiting.includes(item),
    putFirst(item) {
      if (item === current) {
        return;
      }
      const place = waiting.indexOf(item);
      if (place >= 0) {
        waiting.splice(place, 1);
      }
      waiting.unshift(item);
    },
    done: run().finally(() => {
      isRunning = false;
    }),
  };

  async function run() {
    await prepare();
    for (current = waiting.shift(); current !== undefined; current = waiting.shift()) {
      await work(current);
    }
  }
}
