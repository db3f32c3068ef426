/**
 * A Node thread that runs programs one after the other. It imitates what they use of a browser's worker or
 * frame, and restores all globals after each program.
 */
import { setImmediate as nextTask } from 'node:timers/promises';
import type { BrowserMode } from '../page/page';
import { openDocument } from '../programs/document';
import { answerRequests } from '../store/threads';
import type { RunMessage, RunRequest } from '../worker/messages';
import { saveGlobals } from './save-globals';

/** What a fence does when it runs. */
export type FenceRun = {
  /** How many HTTP exchanges and WebSocket messages it causes. */
  wire: number;
  /** Whether it writes to the console. */
  prints: boolean;
  /** The HTML in `#root` after it. */
  html: string;
};

export type DryRunRequest = {
  /** The URL of the program's file. */
  program: string;
  fenceCount: number;
  mode: BrowserMode;
};

/** jsdom replaces the global `Event` by one that Node's `EventTarget` rejects. */
const NodeEvent = Event;
const { setTimeout, setInterval, clearTimeout } = globalThis;
const restoreGlobals = saveGlobals();
let events = new EventTarget();
let runCount = 0;

process.on('uncaughtException', (error) => dispatch('error', { error }));
process.on('unhandledRejection', (reason) => dispatch('unhandledrejection', { reason }));

answerRequests<DryRunRequest, FenceRun[]>(async ({ program, fenceCount, mode }) => {
  const timers: NodeJS.Timeout[] = [];
  const readHtml = mode === 'dom' ? await openDocument() : () => '';
  const runs = Array.from({ length: fenceCount }, (): FenceRun => ({
    wire: 0,
    prints: false,
    html: '',
  }));
  events = new EventTarget();
  try {
    await new Promise<void>((resolve, reject) => {
      Object.assign(globalThis, {
        self: globalThis,
        runRequest: { from: 0, to: fenceCount - 1 } satisfies RunRequest,
        ...(mode === 'dom' && { window: globalThis }),
        setTimeout: recordTimers(setTimeout),
        setInterval: recordTimers(setInterval),
        postMessage: createListener(runs, readHtml, resolve, reject),
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
        dispatchEvent: events.dispatchEvent.bind(events),
      });
      // Node would not run a module again that has the same URL.
      import(`${program}?${runCount++}`).catch(reject);
    });
  } finally {
    // Pending callbacks, also jsdom's, may set timers until the next task.
    await nextTask();
    timers.forEach(clearTimeout);
    restoreGlobals();
  }
  return runs;

  function recordTimers<Args extends unknown[]>(start: (...args: Args) => NodeJS.Timeout) {
    return (...args: Args) => {
      const timer = start(...args);
      timers.push(timer);
      return timer;
    };
  }
});

/** Handles the messages that a program would send to its page, and fills `runs` from them. */
function createListener(
  runs: FenceRun[],
  readHtml: () => string,
  succeed: () => void,
  fail: (error: Error) => void,
) {
  let current = 0;
  let lastError = '';
  let hasEnded = false;
  return (message: RunMessage) => {
    if (hasEnded) {
      return;
    }
    if (message.type === 'fence' || message.type === 'ended') {
      runs[current]!.html = readHtml();
    }
    switch (message.type) {
      case 'fence':
        current = message.fence;
        break;
      case 'exchange':
      case 'socket':
        runs[current]!.wire += 1;
        break;
      case 'text':
        runs[current]!.prints = true;
        lastError = message.stream === 'stderr' ? message.text : lastError;
        break;
      case 'ended':
        hasEnded = true;
        if (message.failed) {
          fail(new Error(lastError));
        } else {
          succeed();
        }
    }
  };
}

function dispatch(type: string, details: object) {
  events.dispatchEvent(Object.assign(new NodeEvent(type), details));
}
