import { useEffect, useState } from 'react';
import type { PrintedText, RunMessage, RunRequest, WireMessage } from '../../worker/messages';

/** What a run gives to what shows it. */
export type LiveProps = {
  /** The line to a program that is loaded, or will be, and has not begun. */
  port: Worker | MessagePort;
  /** What a frame is to run: the program, and the file that it imports. */
  texts?: string[];
  /** Whether it was stopped, so that its frame is gone. */
  isStopped?: boolean;
  /** What the sample is called. */
  name: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** The element in which this is shown, in place of something as high. */
  panel: HTMLElement;
  /** Hears how the run ended, in words, and whether readers go on to use what it renders. */
  onEnd: (outcome: string, livesOn: boolean) => void;
};

/** What a program printed and sent so far. */
export type RunOutput = {
  texts: PrintedText[];
  wire: WireMessage[];
  isCut: boolean;
  isOver: boolean;
};

/** Ends a loop that does not end. */
const TIME_LIMIT = 5000;
const LATE = `Stopped after ${TIME_LIMIT / 1000} s`;
/** Where the browser says so. Chromium ends such a worker without a word, so that it is late. */
const ENDED = 'Stopped by the browser: it may have used too much memory';

const NOTHING: RunOutput = { texts: [], wire: [], isCut: false, isOver: false };

/**
 * Lets a loaded program begin, and gathers what it reports, once per frame however much that is.
 *
 * @returns what there is to show
 */
export default function useMessages({ port, fence, onEnd }: LiveProps): RunOutput {
  const [output, setOutput] = useState(NOTHING);

  useEffect(() => {
    const next: RunOutput = { ...NOTHING, texts: [], wire: [] };
    const show = () => setOutput({ ...next, texts: [...next.texts], wire: [...next.wire] });
    const isFrame = port instanceof MessagePort;
    let frame = 0;
    let limit = 0;
    let begun = 0;

    function over(outcome: string, livesOn: boolean) {
      clearTimeout(limit);
      next.isOver = true;
      show();
      onEnd(outcome, livesOn);
    }

    const hear = ({ data }: MessageEvent<RunMessage>) => {
      switch (data.type) {
        case 'begun':
          begun = performance.now();
          limit = window.setTimeout(over, TIME_LIMIT, LATE, false);
          if (!isFrame) {
            // What fails from here on is loaded, and tells of its own errors.
            port.onerror = () => over(ENDED, false);
          }
          break;
        case 'text':
          next.texts.push(data);
          break;
        case 'exchange':
        case 'socket':
          next.wire.push(data);
          next.wire.sort((a, b) => a.number - b.number);
          break;
        case 'cut':
          next.isCut = true;
          break;
        case 'ended':
          over(
            data.failed ? 'Failed' : `Ran in ${Math.ceil(performance.now() - begun)} ms`,
            isFrame,
          );
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    port.addEventListener('message', hear as EventListener);
    if (isFrame) {
      port.start();
    }
    port.postMessage({ from: fence, to: fence } satisfies RunRequest);

    return () => {
      port.removeEventListener('message', hear as EventListener);
      clearTimeout(limit);
      cancelAnimationFrame(frame);
    };
  }, [port, fence, onEnd]);

  return output;
}
