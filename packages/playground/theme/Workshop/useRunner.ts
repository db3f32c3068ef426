import { useRef, useState } from 'react';
import type { PlayAddresses } from '../../compiler/addresses';
import type { Compiler } from '../../compiler/compiler';
import { load } from '../../compiler/load';
import type { FrameProgram } from './Frame';
import type { Shared } from './share';

/** A run that is shown. */
type Run = {
  /** Tells a run from the one before. */
  number: number;
  program: FrameProgram;
  /** The line between what shows the run and its frame. */
  line: MessageChannel;
  /** The element in which it is shown. */
  panel: HTMLElement;
  onEnd: (outcome: string, livesOn: boolean) => void;
  /** Gives the program up, and says why. */
  onStuck: (outcome: string) => void;
  isStopped?: boolean;
};

/**
 * Runs a program, one run at a time. Nothing runs before `start` is called.
 *
 * @param compiler - translates the program as it is now
 */
export default function useRunner(
  { kind, entries }: Pick<Shared, 'kind' | 'entries'>,
  addresses: PlayAddresses,
  compiler: Pick<Compiler, 'translate'>,
) {
  const [run, setRun] = useState<Run>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const last = useRef(0);

  function rest(outcome: string) {
    setIsRunning(false);
    setStatus(outcome);
  }

  function stop(outcome: string) {
    last.current += 1;
    setRun((known) => known && { ...known, isStopped: true });
    rest(outcome);
  }

  /** @param panel - the element in which the run is shown */
  async function start(panel: HTMLElement) {
    stop('Running…');
    const number = last.current;
    const isCurrent = () => number === last.current;
    const onStuck = (outcome: string) => isCurrent() && stop(outcome);
    // What is rendered is there to be used.
    const onEnd = (outcome: string, livesOn: boolean) =>
      isCurrent() && (livesOn && kind === 'dom' ? rest : stop)(outcome);
    setIsRunning(true);
    try {
      const [code, runtime] = await Promise.all([
        compiler.translate(kind === 'dom'),
        load(addresses.runtime).then((response) => response.text()),
      ]);
      if (isCurrent()) {
        const program = { kind, runtime, code, entries };
        setRun({ number, program, line: new MessageChannel(), panel, onEnd, onStuck });
      }
    } catch (error) {
      const [firstLine = ''] = (error as Error).message.split('\n');
      onStuck(firstLine);
    }
  }

  /** How the last run ended is not said of what is there now. */
  function forget() {
    if (!isRunning) {
      setStatus('');
    }
  }

  return { run, isRunning, status, start, stop: () => stop('Stopped'), forget };
}
