import type { RunMessage, RunRequest } from 'docusaurus-checked-samples/messages';
import type { LinkedModule } from '../../compiler/compiler';
import { createAccept } from './accept';
import { PLAY_DOCUMENT } from './frame-document';

/** How long the page waits for a program to begin, after which its frame is taken to be stuck. */
const START_LIMIT = 10_000;

/** After that many messages the frame ends a program by itself; the page takes no more than that either. */
const MAX_MESSAGES = 4000;

/** A program that was started. */
export type FrameRun = {
  /** The line to it, of messages that the page may show; like that to a program of Run. */
  port: MessagePort;
  /** Removes the frame, and with it all that runs there. */
  stop: () => void;
};

/**
 * Starts a program in a frame of its own origin, in which a worker runs it: it has no network, no
 * storage, and no way to the page but messages, which are looked at.
 *
 * @param entries - how many files run
 * @param onStuck - hears why the program is given up, in words
 */
export function runInFrame(
  modules: readonly LinkedModule[],
  entries: number,
  onStuck: (outcome: string) => void,
): FrameRun {
  const toFrame = new MessageChannel();
  const toPage = new MessageChannel();
  const frame = document.createElement('iframe');
  const stop = () => {
    clearTimeout(limit);
    frame.remove();
    toFrame.port1.close();
    toPage.port2.close();
  };
  const giveUp = (outcome: string) => {
    stop();
    onStuck(outcome);
  };
  const limit = window.setTimeout(giveUp, START_LIMIT, 'Stopped: it did not begin');
  const accept = createAccept(MAX_MESSAGES);
  toFrame.port1.onmessage = ({ data }) => {
    const message = accept(data);
    if (message === 'too much') {
      giveUp('Stopped: it sent too many messages');
    } else if (message !== 'ignore') {
      if (message.type === 'begun') {
        clearTimeout(limit);
      }
      toPage.port2.postMessage(message satisfies RunMessage);
    }
  };
  // What shows a run asks for one sample of it; a workshop shows what all of them do.
  toPage.port2.onmessage = () => {
    toFrame.port1.postMessage({ from: 0, to: entries - 1 } satisfies RunRequest);
  };
  frame.hidden = true;
  frame.title = 'Runs the program';
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = PLAY_DOCUMENT;
  frame.onload = () => {
    frame.contentWindow?.postMessage({ modules, maxMessages: MAX_MESSAGES }, '*', [toFrame.port2]);
  };
  document.body.append(frame);
  return { port: toPage.port1, stop };
}
