import { useEffect, useState } from 'react';
import type { FrameMessage, PrintedText, RunMessage, WireMessage } from '../../worker/messages';

/** `outcome` is a text for readers; `isInteractive` says that the program goes on to handle events. */
export type OnEnd = (outcome: string, isInteractive: boolean) => void;

/** For loading, and again for running. */
const TIME_LIMIT_MS = 5000;
const TIMED_OUT = `Stopped after ${TIME_LIMIT_MS / 1000} s`;

/** In pixels; a frame with a higher document scrolls. */
const MAX_HEIGHT = 2000;

/**
 * Collects the messages of a program, and renders at most once per animation frame.
 *
 * @param port - the channel to the program
 * @param hasDocument - whether the program goes on to handle events after its end
 * @param minHeight - the minimum of `height`, in pixels
 * @returns what the program printed and sent so far, and the height of its document
 */
export default function useMessages(
  port: MessagePort,
  hasDocument: boolean,
  minHeight: number,
  onEnd: OnEnd,
) {
  const [output, setOutput] = useState(() => emptyOutput(minHeight));

  useEffect(() => {
    const next = emptyOutput(minHeight);
    const show = () => setOutput({ ...next, texts: [...next.texts], wire: [...next.wire] });
    let frame = 0;
    let startTime = 0;
    let isShown = false;
    /** The document's last height; samples before the shown one may render a higher document. */
    let height = 0;
    let timeLimit = window.setTimeout(end, TIME_LIMIT_MS, TIMED_OUT);

    function end(outcome: string, isInteractive = false) {
      clearTimeout(timeLimit);
      next.isOver = true;
      show();
      onEnd(outcome, isInteractive);
    }

    const onMessage = ({ data }: MessageEvent<RunMessage | FrameMessage>) => {
      switch (data.type) {
        case 'begun':
          startTime = performance.now();
          clearTimeout(timeLimit);
          timeLimit = window.setTimeout(end, TIME_LIMIT_MS, TIMED_OUT);
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
          end(
            data.failed ? 'Failed' : `Ran in ${Math.ceil(performance.now() - startTime)} ms`,
            hasDocument,
          );
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(show);
    };
    port.addEventListener('message', onMessage);
    port.start();

    return () => {
      port.close();
      clearTimeout(timeLimit);
      cancelAnimationFrame(frame);
    };
  }, [port, hasDocument, minHeight, onEnd]);

  return output;
}

function emptyOutput(height: number) {
  const texts: PrintedText[] = [];
  const wire: WireMessage[] = [];
  return { texts, wire, height, isCut: false, isOver: false };
}
