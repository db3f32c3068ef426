import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { BrowserMode } from '../../page/page';
import type { LiveProps } from './useMessages';

/** Where a program is, and what it imports. */
type Addresses = { program: string; shared: string };

/** What shows a program that was started, and what of that is not known before. */
export type Run = {
  Live: ComponentType<LiveProps>;
  /** Tells a run from the one before. */
  number: number;
} & Omit<LiveProps, 'name' | 'fence' | 'wire'>;

/** A worker, or nothing where the program runs in a frame, which is gone when it is no longer shown. */
type Process = Partial<Worker>;

const LOAD_FAILURE = 'The program did not load. Check the connection, then run it again.';

/**
 * Starts programs and ends them, one at a time. Leaving the page ends them too.
 */
export default function useRun(mode: BrowserMode, addresses: Addresses) {
  const [run, setRun] = useState<Run>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const current = useRef<Process>(undefined);
  useEffect(() => () => current.current?.terminate?.(), []);

  function rest(outcome: string) {
    setIsRunning(false);
    setStatus(outcome);
  }

  function stop(outcome: string) {
    current.current?.terminate?.();
    current.current = undefined;
    rest(outcome);
    setRun((last) => last && { ...last, isStopped: true });
  }

  /** Loads what a run needs before it is asked for. If that fails, the run says so. */
  function prepare() {
    load(mode, addresses).catch(() => {});
  }

  /** @param panel - the element in which the run is shown */
  async function start(panel: HTMLElement) {
    const process: Process =
      mode === 'dom' ? {} : new Worker(addresses.program, { type: 'module' });
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
    process.onerror = fail;
    setIsRunning(true);
    setStatus('Running…');
    try {
      const [{ default: Live }, texts] = await load(mode, addresses);
      if (isCurrent()) {
        // What shows a frame has a line to it.
        const port = process as Worker;
        setRun((last) => ({ Live, number: (last?.number ?? 0) + 1, port, texts, panel, onEnd }));
      }
    } catch {
      fail();
    }
  }

  return { run, isRunning, status, prepare, start, stop: () => stop('Stopped') };
}

/**
 * Loads what a run needs: what shows it, and the texts of the program and of the file that it imports. A
 * worker finds them in the browser's cache; else it would learn of the second when it has the first.
 *
 * @returns what shows the run, and the texts for a frame, which may load nothing from the site itself
 */
function load(mode: BrowserMode, { program, shared }: Addresses) {
  const texts = Promise.all([program, shared].map(loadText));
  // A worker says by itself that its program does not load.
  texts.catch(() => {});
  return mode === 'dom'
    ? Promise.all([import('./LiveFrame'), texts])
    : Promise.all([import('./Live')]);
}

async function loadText(address: string) {
  const response = await fetch(address);
  return response.ok ? response.text() : Promise.reject(new Error(response.statusText));
}
