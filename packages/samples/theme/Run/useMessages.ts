import { useEffect, useState } from 'react';
import type { FrameMessage, PrintedText, RunMessage, WireMessage } from '../../worker/messages';

/** What a program printed, sent and rendered so far. */
export type RunOutput = {
  texts: PrintedText[];
  wire: WireMessage[];
  /** Of what it renders, in pixels. */
  height: number;
  isCut: boolean;
  isOver: boolean;
};

/** Hears how a run ended, in words, and whether readers go on to use what it renders. */
export type OnEnd = (outcome: string, livesOn: boolean) => void;

/** Ends a loop that does not end, and what does not begin. */
const TIME_LIMIT = 5000;
const LATE = `Stopped after ${TIME_LIMIT / 1000} s`;

/** In pixels; a program may render as much as it likes, and its frame scrolls. */
const MAX_HEIGHT = 2000;

/**
 * Gathers what a program reports, once per frame however much that is.
 *
 * @param port - the line to the program
 * @param hasDocument - whether readers go on to use it
 * @param minHeight - how high what it renders is at least, in pixels
 * @returns what there is to show
 */
export default function useMessages(
  port: MessagePort,
  hasDocument: boolean,
  minHeight: number,
  onEnd: OnEnd,
): RunOutput {
  const [output, setOutput] = useState(() => nothingYet(minHeight));

  useEffect(() => {
    const next = nothingYet(minHeight);
    const show = () => setOutput({ ...next, texts: [...next.texts], wire: [...next.wire] });
    let frame = 0;
    let begun = 0;
    let isShown = false;
    /** Of the samples before the one that is shown, which may be higher. */
    let height = 0;
    let limit = window.setTimeout(over, TIME_LIMIT, LATE);

    function over(outcome: string, livesOn = false) {
      clearTimeout(limit);
      next.isOver = true;
      show();
      onEnd(outcome, livesOn);
    }

    const hear = ({ data }: MessageEvent<RunMessage | FrameMessage>) => {
      switch (data.type) {
        case 'begun':
          begun = performance.now();
          clearTimeout(limit);
          limit = window.setTimeout(over, TIME_LIMIT, LATE);
          break;
        case 'fence':
          isShown = true;
          next.height ||= height;
          break;
        case 'size':
          height = Math.min(data.height, MAX_HEIGHT);
          next.height = isShown ? Math.max(next.height, height) : next.height;
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
            hasDocument,
          );
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    port.addEventListener('message', hear);
    port.start();

    return () => {
      port.close();
      clearTimeout(limit);
      cancelAnimationFrame(frame);
    };
  }, [port, hasDocument, minHeight, onEnd]);

  return output;
}

function nothingYet(height: number): RunOutput {
  return { texts: [], wire: [], height, isCut: false, isOver: false };
}
