import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { BrowserMode } from '../../page/page';
import type { LiveProps } from './live-props';
import { startProcess, type Addresses, type Process } from './process';

/** What shows a program that was started, and what of that is not known before. */
export type Run = {
  Live: ComponentType<LiveProps>;
  /** Tells a run from the one before. */
  number: number;
  props: Omit<LiveProps, 'name' | 'fence' | 'wire'>;
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
  useEffect(() => () => current.current?.worker?.terminate(), []);

  function rest(outcome: string) {
    setIsRunning(false);
    setStatus(outcome);
  }

  function stop(outcome: string) {
    current.current?.worker?.terminate();
    current.current = undefined;
    rest(outcome);
    setRun((last) => last && { ...last, props: { ...last.props, isStopped: true } });
  }

  /** @param panel - the element in which the run is shown */
  async function start(panel: HTMLElement) {
    const process = startProcess(mode, addresses, fail);
    current.current = process;
    const isCurrent = () => current.current === process;
    function fail() {
      if (isCurrent()) {
        stop(LOAD_FAILURE);
        setRun(undefined);
      }
    }
    function onEnd(outcome: string, livesOn: boolean) {
      if (isCurrent()) {
        (livesOn ? rest : stop)(outcome);
      }
    }
    setIsRunning(true);
    setStatus('Running…');
    try {
      const [texts, { default: Live }] = await Promise.all([
        process.texts,
        mode === 'dom' ? import('./LiveFrame') : import('./Live'),
      ]);
      if (isCurrent()) {
        // What shows a frame has a line to it.
        const props = { port: process.worker!, texts, panel, onEnd };
        setRun((last) => ({ Live, number: (last?.number ?? 0) + 1, props }));
      }
    } catch {
      fail();
    }
  }

  return { run, isRunning, status, start, stop: () => stop('Stopped') };
}
