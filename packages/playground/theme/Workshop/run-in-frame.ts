import type { FrameRequest, RunMessage, RunRequest } from 'docusaurus-checked-samples/messages';
import { createAccept } from './accept';
import { playDocument } from './frame-document';
import type { Shared } from './share';

/** How long the page waits for a program to begin, after which its frame is taken to be stuck. */
const START_LIMIT = 10_000;

/** After that many messages the frame ends a program by itself; the page takes no more than that either. */
const MAX_MESSAGES = 4000;

/** In pixels; a program may render as much as it likes, and its frame scrolls. */
const MAX_HEIGHT = 2000;

/** A program that was started. */
export type FrameRun = {
  /** The line to it, of messages that the page may show; like that to a program of Run. */
  port: MessagePort;
  /** What a program with a document renders into; it loads, and begins, where one puts it. */
  frame: HTMLIFrameElement;
  setColorMode: (colorMode: string) => void;
  /** Removes the frame, and with it all that runs there. */
  stop: () => void;
};

/** What runs. */
type Program = {
  /** The module that runs it. */
  runtime: string;
  /** Its modules, as the compiler translates them. */
  code: string;
  /** Names of the files that run, in their order. */
  entries: readonly string[];
};

/** How a program runs. */
type Options = Pick<Shared, 'kind'> & {
  /** In which the frame starts. */
  colorMode: string;
};

/**
 * Starts a program in a frame of its own origin, in which a worker runs it, or the frame itself where the
 * program has a document: it has no network, no storage, and no way to the page but messages, which are
 * looked at.
 *
 * @param onStuck - hears why the program is given up, in words
 */
export function runInFrame(
  { runtime, code, entries }: Program,
  { kind, colorMode }: Options,
  onStuck: (outcome: string) => void,
): FrameRun {
  const toFrame = new MessageChannel();
  const toPage = new MessageChannel();
  const frame = document.createElement('iframe');
  const stop = () => {
    clearTimeout(limit);
    window.removeEventListener('message', hearThatItLeft);
    frame.remove();
    toFrame.port1.close();
    toPage.port2.close();
  };
  const giveUp = (outcome: string) => {
    stop();
    onStuck(outcome);
  };
  const hearThatItLeft = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow) {
      giveUp('Stopped: it led its frame elsewhere');
    }
  };
  window.addEventListener('message', hearThatItLeft);
  const limit = window.setTimeout(giveUp, START_LIMIT, 'Stopped: it did not begin');
  const accept = createAccept(MAX_MESSAGES);
  let highest = 0;
  toFrame.port1.onmessage = ({ data }) => {
    const message = accept(data);
    if (message === 'too much') {
      giveUp('Stopped: it sent too many messages');
    } else if (message !== 'ignore' && message.type === 'size') {
      highest = Math.min(Math.max(highest, message.height), MAX_HEIGHT);
      frame.style.height = `${highest}px`;
      // When it is gone, what follows stays where it is.
      frame.parentElement!.style.minHeight = `${highest}px`;
    } else if (message !== 'ignore') {
      if (message.type === 'begun') {
        clearTimeout(limit);
      }
      toPage.port2.postMessage(message satisfies RunMessage);
    }
  };
  // What shows a run asks for one sample of it; a workshop shows what all of them do.
  toPage.port2.onmessage = () => {
    toFrame.port1.postMessage({ from: 0, to: entries.length - 1 } satisfies RunRequest);
  };
  frame.srcdoc = playDocument(colorMode);
  const hand = () => {
    const inner = kind === 'dom' ? playDocument(colorMode) : undefined;
    const main = `await run(${code}, ${JSON.stringify(entries)});`;
    const message = { runtime, main, kind, maxMessages: MAX_MESSAGES, inner };
    frame.contentWindow?.postMessage(message, '*', [toFrame.port2]);
  };
  // What a program leads the frame to gets nothing.
  frame.addEventListener('load', hand, { once: true });
  if (kind === 'dom') {
    frame.title = 'What the program renders';
    frame.className = 'run__frame';
    // Forms tell the program that they are sent; the frame's policy lets them go nowhere.
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  } else {
    frame.title = 'Runs the program';
    frame.hidden = true;
    frame.setAttribute('sandbox', 'allow-scripts');
    document.body.append(frame);
  }
  return {
    port: toPage.port1,
    frame,
    setColorMode(mode) {
      if (kind === 'dom') {
        const request: FrameRequest = { colorMode: mode };
        toFrame.port1.postMessage(request);
        frame.contentWindow?.postMessage(request, '*');
      }
    },
    stop,
  };
}
