import { useEffect, useRef, useState } from 'react';
import type { RunRequest } from 'docusaurus-checked-samples/messages';
import { createAccept } from './accept';
import { PLAY_DOCUMENT } from './frame-document';
import type { Shared } from './share';

/** How long the page waits for a program to begin, after which its frame is taken to be stuck. */
const START_LIMIT = 10_000;

/** After that many messages the frame ends a program by itself; the page takes no more than that either. */
const MAX_MESSAGES = 4000;

/** In pixels; a program may render as much as it likes, and its frame scrolls. */
const MAX_HEIGHT = 2000;

/** What runs in a frame. */
export type FrameProgram = Pick<Shared, 'kind' | 'entries'> & {
  /** The module that runs it. */
  runtime: string;
  /** Its modules, as the compiler translates them. */
  code: string;
};

type Props = {
  program: FrameProgram;
  /** Gets the messages of the program that the page may show; like those of a program of Run. */
  port: MessagePort;
  /** Hears why the program is given up, in words. */
  onStuck: (outcome: string) => void;
  /** Whether it was stopped: what it rendered is gone, and what follows stays where it is. */
  isStopped?: boolean;
};

/**
 * Runs a program in a frame of its own origin, in which a worker runs it, or the frame itself where the
 * program has a document: it has no network, no storage, and no way to the page but messages, which are
 * looked at. With the frame ends all that runs there.
 */
export default function Frame({ program, port, onStuck, isStopped = false }: Props) {
  const { kind, runtime, code, entries } = program;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const isShown = kind === 'dom';

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      return undefined;
    }
    const { port1: line, port2: end } = new MessageChannel();
    const limit = window.setTimeout(onStuck, START_LIMIT, 'Stopped: it did not begin');
    const accept = createAccept(MAX_MESSAGES);
    line.onmessage = ({ data }) => {
      const message = accept(data);
      if (message === 'too much') {
        onStuck('Stopped: it sent too many messages');
      } else if (message !== 'ignore' && message.type === 'size') {
        setHeight((highest) => Math.min(Math.max(highest, message.height), MAX_HEIGHT));
      } else if (message !== 'ignore') {
        if (message.type === 'begun') {
          clearTimeout(limit);
        }
        port.postMessage(message);
      }
    };
    line.postMessage({ from: 0, to: entries.length - 1 } satisfies RunRequest);

    const hand = () => {
      const inner = kind === 'dom' ? PLAY_DOCUMENT : undefined;
      const main = `await run(${code}, ${JSON.stringify(entries)});`;
      const message = { runtime, main, kind, maxMessages: MAX_MESSAGES, inner };
      element.contentWindow!.postMessage(message, '*', [end]);
    };
    // What a program leads the frame to gets nothing.
    element.addEventListener('load', hand, { once: true });

    const hearThatItLeft = ({ source }: MessageEvent) => {
      if (source === element.contentWindow) {
        onStuck('Stopped: it led its frame elsewhere');
      }
    };
    window.addEventListener('message', hearThatItLeft);
    return () => {
      clearTimeout(limit);
      line.close();
      window.removeEventListener('message', hearThatItLeft);
    };
  }, [kind, runtime, code, entries, port, onStuck, isStopped]);

  return (
    <div
      className={isShown ? 'sample-output' : undefined}
      hidden={!isShown}
      style={{ minHeight: height }}
    >
      {!isStopped && (
        <iframe
          ref={frame}
          className="run__frame"
          title={isShown ? 'What the program renders' : 'Runs the program'}
          // Forms tell the program that they are sent; the frame's policy lets them go nowhere.
          sandbox={isShown ? 'allow-scripts allow-forms' : 'allow-scripts'}
          srcDoc={PLAY_DOCUMENT}
          style={{ height }}
        />
      )}
    </div>
  );
}
