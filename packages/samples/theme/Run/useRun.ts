import { useRef, useState, type ComponentType } from 'react';
import type { FrameProgram } from '../../worker/messages';
import type { LiveProps } from './Live';

/** A program, and the lazily loaded component that runs it. */
export type LoadedProgram = { program: FrameProgram; Live: ComponentType<LiveProps> };

/** A run, with most props of its `Live` component; `number` is different for each run. */
type Run = LoadedProgram & { number: number } & Omit<LiveProps, 'name' | 'wire'>;

const RUNNING = 'Running…';

/**
 * The state of a Run button: one run at a time.
 *
 * @param load - called for each run; if it rejects, the status is the first line of the error
 * @returns `run` is the current or last run; `status` is a text for readers, such as `Ran in 12 ms`
 */
export default function useRun(load: () => Promise<LoadedProgram>) {
  const [run, setRun] = useState<Run>();
  const [status, setStatus] = useState('');
  /** The element that contains the output. */
  const panel = useRef<HTMLDivElement>(null);
  const lastNumber = useRef(0);
  const isRunning = status === RUNNING;

  function stop(outcome: string) {
    lastNumber.current += 1;
    setRun((current) => current && { ...current, isStopped: true });
    setStatus(outcome);
  }

  async function start() {
    stop(RUNNING);
    const number = lastNumber.current;
    const isCurrent = () => number === lastNumber.current;
    const onEnd = (outcome: string, isInteractive: boolean) =>
      isCurrent() && (isInteractive ? setStatus : stop)(outcome);
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

  /** Clears the status of the last run, after the program was edited. */
  const clearStatus = () => isRunning || setStatus('');
  return { run, isRunning, status, panel, start, stop: () => stop('Stopped'), clearStatus };
}
