import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { LiveProps } from './live-props';

/** A program that was started, and what shows it. */
export type Run = Pick<LiveProps, 'worker' | 'onEnd'> & {
  /** Tells a run from the one before. */
  number: number;
  Live: ComponentType<LiveProps>;
};

const LOAD_FAILURE = 'The program did not load. Check the connection, then run it again.';

/** Where a program is, and what it imports. */
export type Addresses = { program: string; shared: string };

/**
 * Starts programs and ends them, one at a time. Leaving the page ends them too.
 */
export default function useRun({ program, shared }: Addresses) {
  const [run, setRun] = useState<Run>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const end = useRef<(outcome: string) => void>(undefined);
  useEffect(() => () => end.current?.(''), []);

  async function start() {
    // Else the browser would learn of it when it has the program.
    preload(shared);
    const worker = new Worker(program, { type: 'module' });
    const onEnd = (outcome: string) => {
      if (end.current === onEnd) {
        end.current = undefined;
        worker.terminate();
        setIsRunning(false);
        setStatus(outcome);
      }
    };
    end.current = onEnd;
    const fail = () => {
      if (end.current === onEnd) {
        onEnd(LOAD_FAILURE);
        setRun(undefined);
      }
    };
    worker.onerror = fail;
    setIsRunning(true);
    setStatus('Running…');
    try {
      const { default: Live } = await import('./Live');
      if (end.current === onEnd) {
        setRun((last) => ({ number: (last?.number ?? 0) + 1, worker, onEnd, Live }));
      }
    } catch {
      fail();
    }
  }

  return { run, isRunning, status, start, stop: () => end.current?.('Stopped') };
}

function preload(href: string) {
  if (!document.head.querySelector(`link[href="${href}"]`)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
