import { useRef, useState, type ComponentType, type RefObject } from 'react';
import type { FrameProgram } from '../../worker/messages';
import type { LiveProps } from './Live';

/** What a run needs: the program, and what runs and shows it. */
export type Loaded = { program: FrameProgram; Live: ComponentType<LiveProps> };

/** A program that was started, and what of what shows it is not known before. */
type Run = Loaded & {
  /** Tells a run from the one before. */
  number: number;
} & Omit<LiveProps, 'name' | 'wire'>;

/** Starts a program and ends it, and says how it goes. */
export type Runner = {
  /** The last run, which may be over. */
  run?: Run;
  isRunning: boolean;
  /** How it goes, in words. */
  status: string;
  /** The element in which runs are shown. */
  panel: RefObject<HTMLDivElement | null>;
  start: () => Promise<void>;
  stop: () => void;
  /** Takes back how the last run ended: something else is there now. */
  forget: () => void;
};

const RUNNING = 'Running…';

/**
 * Runs a program, one run at a time. Nothing runs before `start` is called; what is no longer shown ends.
 *
 * @param load - what a run needs; where it fails, readers see the first line of the error
 */
export default function useRun(load: () => Promise<Loaded>): Runner {
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const isRunning = status === RUNNING;

  function stop(outcome: string) {
    last.current += 1;
    setRun((known) => known && { ...known, isStopped: true });
    setStatus(outcome);
  }

  async function start() {
    stop(RUNNING);
    const number = last.current;
    const isCurrent = () => number === last.current;
    const onEnd = (outcome: string, livesOn: boolean) =>
      isCurrent() && (livesOn ? setStatus : stop)(outcome);
    try {
      const loaded = await load();
      if (isCurrent()) {
        setRun({ ...loaded, number, panel: panel.current!, onEnd });
      }
    } catch (error) {
      const [firstLine = ''] = (error as Error).message.split('\n');
      onEnd(firstLine, false);
    }
  }

  const forget = () => isRunning || setStatus('');
  return { run, isRunning, status, panel, start, stop: () => stop('Stopped'), forget };
}
