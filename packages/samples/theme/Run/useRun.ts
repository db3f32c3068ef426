import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { BrowserMode } from '../../page/page';
import type { LiveProps } from './live-props';
import { startProcess, type Addresses, type Process } from './process';

/** A program that was started, and what shows it. */
export type Run = Pick<LiveProps, 'port' | 'frame' | 'isStopped' | 'onEnd' | 'onStop'> & {
  /** Tells a run from the one before. */
  number: number;
  Live: ComponentType<LiveProps>;
};

const LOAD_FAILURE = 'The program did not load. Check the connection, then run it again.';

/**
 * Starts programs and ends them, one at a time. Leaving the page ends them too.
 */
export default function useRun(mode: BrowserMode, addresses: Addresses) {
  const [run, setRun] = useState<Run>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const current = useRef<Process>(undefined);
  useEffect(() => () => current.current?.end(), []);

  function stop(outcome: string) {
    current.current?.end();
    current.current = undefined;
    setIsRunning(false);
    setStatus(outcome);
    setRun((last) => last && { ...last, isStopped: true });
  }

  async function start() {
    current.current?.end();
    const process = startProcess(mode, addresses, fail);
    current.current = process;
    const isCurrent = () => current.current === process;
    function fail() {
      if (isCurrent()) {
        stop(LOAD_FAILURE);
        setRun(undefined);
      }
    }
    const onStop = (outcome: string) => isCurrent() && stop(outcome);
    // A frame lives on after its program's end: readers use it.
    const onEnd = (outcome: string) => {
      if (mode === 'page') {
        onStop(outcome);
      } else if (isCurrent()) {
        setIsRunning(false);
        setStatus(outcome);
      }
    };
    setIsRunning(true);
    setStatus('Running…');
    try {
      const [frame, { default: Live }] = await Promise.all([process.frame, import('./Live')]);
      if (isCurrent()) {
        const { port } = process;
        const started = { port, frame, isStopped: false, onEnd, onStop, Live };
        setRun((last) => ({ ...started, number: (last?.number ?? 0) + 1 }));
      }
    } catch {
      fail();
    }
  }

  return { run, isRunning, status, start, stop: () => stop('Stopped') };
}
