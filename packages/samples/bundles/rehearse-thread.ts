/**
 * Runs a program in a thread of Node: gives it what it uses of a browser's worker, or frame, and no more.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { BrowserMode } from '../page/page';
import { openDocument } from '../programs/document';
import type { RunMessage, RunRequest } from '../worker/messages';

/** What this thread is started with: the address of the program's file, and where readers run what of it. */
export type RehearsalData = { program: string; mode: BrowserMode; runRequest: RunRequest };

/** What this thread sends besides: the HTML in `#root` when a fence begins, and at the end. */
export type RehearsalMessage = RunMessage | { type: 'html'; html: string };

const { program, mode, runRequest } = workerData as RehearsalData;
const events = new EventTarget();
/** jsdom has another one, which Node's targets do not take. */
const NodeEvent = Event;

function dispatch(type: string, details: object) {
  events.dispatchEvent(Object.assign(new NodeEvent(type), details));
}

const post = (message: RehearsalMessage) => parentPort!.postMessage(message);

async function main() {
  const readHtml = mode === 'dom' ? await openDocument() : () => '';
  Object.assign(globalThis, {
    self: globalThis,
    runRequest,
    ...(mode === 'dom' && { window: globalThis }),
    postMessage(message: RunMessage) {
      if (message.type === 'fence' || message.type === 'ended') {
        post({ type: 'html', html: readHtml() });
      }
      post(message);
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  });
  process.on('uncaughtException', (error) => dispatch('error', { error }));
  process.on('unhandledRejection', (reason) => dispatch('unhandledrejection', { reason }));
  await import(program);
}

main().catch(({ message }: Error) => {
  post({ type: 'text', stream: 'stderr', text: message });
  post({ type: 'ended', failed: true });
});
