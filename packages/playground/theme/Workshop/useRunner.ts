import { useEffect, useRef, useState } from 'react';
import { CannotLink, type LinkedModule } from '../../compiler/compiler';
import { runInFrame, type FrameRun } from './run-in-frame';

/** A run that is shown. */
export type ShownRun = {
  /** Tells a run from the one before. */
  number: number;
  port: MessagePort;
  /** The element in which it is shown. */
  panel: HTMLElement;
  onEnd: (outcome: string) => void;
};

/**
 * Runs a program, one run at a time. Nothing runs before `start` is called.
 *
 * @param entries - how many files run
 * @param link - translates the program as it is now
 */
export default function useRunner(entries: number, link: () => Promise<readonly LinkedModule[]>) {
  const [run, setRun] = useState<ShownRun>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const frame = useRef<FrameRun>(undefined);
  const last = useRef(0);
  useEffect(() => () => frame.current?.stop(), []);

  function stop(outcome: string) {
    last.current += 1;
    frame.current?.stop();
    frame.current = undefined;
    setIsRunning(false);
    setStatus(outcome);
  }

  /** @param panel - the element in which the run is shown */
  async function start(panel: HTMLElement) {
    stop('Running…');
    const number = last.current;
    const end = (outcome: string) => {
      if (number === last.current) {
        stop(outcome);
      }
    };
    setIsRunning(true);
    try {
      const modules = await link();
      if (number === last.current) {
        frame.current = runInFrame(modules, entries, end);
        setRun({ number, port: frame.current.port, panel, onEnd: end });
      }
    } catch (error) {
      end(
        error instanceof CannotLink
          ? error.message
          : `It did not load: ${firstLine((error as Error).message)}`,
      );
    }
  }

  return { run, isRunning, status, start, stop: () => stop('Stopped') };
}

function firstLine(text: string) {
  return text.split('\n')[0]!;
}
