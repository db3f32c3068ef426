/**
 * Runs programs in a thread of Node, one after the other: gives each what it uses of a browser's worker, or
 * frame, and no more, and leaves nothing of it to the next.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { BrowserMode } from '../page/page';
import { openDocument } from '../programs/document';
import { answerRequests } from '../store/threads';
import type { RunMessage, RunRequest } from '../worker/messages';
import { rememberGlobals } from './put-back';

/** What readers see of a fence when they run it. */
export type FenceRun = {
  /** How many exchanges and messages go over the wire. */
  wire: number;
  /** Whether it prints. */
  prints: boolean;
  /** The HTML that it leaves in `#root`. */
  html: string;
};

/** A program by the address of its file, how many fences it has, and where readers run it. */
export type Rehearsal = { program: string; fenceCount: number; mode: BrowserMode };

/** jsdom has another one, which Node's targets do not take. */
const NodeEvent = Event;
const { setTimeout, setInterval, clearTimeout } = globalThis;
const putBackGlobals = rememberGlobals();
let events = new EventTarget();
let count = 0;

process.on('uncaughtException', (error) => dispatch('error', { error }));
process.on('unhandledRejection', (reason) => dispatch('unhandledrejection', { reason }));

answerRequests<Rehearsal, FenceRun[]>(async ({ program, fenceCount, mode }) => {
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
        setTimeout: noting(setTimeout),
        setInterval: noting(setInterval),
        postMessage: createListener(runs, readHtml, resolve, reject),
        addEventListener: events.addEventListener.bind(events),
        removeEventListener: events.removeEventListener.bind(events),
        dispatchEvent: events.dispatchEvent.bind(events),
      });
      // A module of the same address would not run again.
      import(`${program}?${count++}`).catch(reject);
    });
  } finally {
    // What is under way goes on until it waits for a timer, as jsdom does, too.
    await turn();
    timers.forEach(clearTimeout);
    putBackGlobals();
  }
  return runs;

  function noting<Args extends unknown[]>(start: (...args: Args) => NodeJS.Timeout) {
    return (...args: Args) => {
      const timer = start(...args);
      timers.push(timer);
      return timer;
    };
  }
});

/** Notes what a program tells its page, until its end. */
function createListener(
  runs: FenceRun[],
  readHtml: () => string,
  succeed: () => void,
  fail: (error: Error) => void,
) {
  let current = 0;
  let lastError = '';
  let isOver = false;
  return (message: RunMessage) => {
    if (isOver) {
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
        isOver = true;
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
