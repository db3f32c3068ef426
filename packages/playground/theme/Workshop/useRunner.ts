import { useEffect, useRef, useState } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import type { PlayAddresses } from '../../compiler/addresses';
import type { Compiler } from '../../compiler/compiler';
import { load } from '../../compiler/load';
import { runInFrame, type FrameRun } from './run-in-frame';
import type { Shared } from './share';

/** A run that is shown. */
export type ShownRun = {
  /** Tells a run from the one before. */
  number: number;
  port: MessagePort;
  /** What shows what it renders; of a program without a document it is hidden, and in its place. */
  frame: HTMLIFrameElement;
  /** The element in which it is shown. */
  panel: HTMLElement;
  onEnd: (outcome: string, livesOn: boolean) => void;
};

/**
 * Runs a program, one run at a time. Nothing runs before `start` is called.
 *
 * @param entries - names of the files that run, in their order
 * @param compiler - translates the program as it is now
 */
export default function useRunner(
  kind: Shared['kind'],
  entries: readonly string[],
  addresses: PlayAddresses,
  compiler: Pick<Compiler, 'translate'>,
) {
  const { colorMode } = useColorMode();
  const [run, setRun] = useState<ShownRun>();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const frame = useRef<FrameRun>(undefined);
  const last = useRef(0);
  useEffect(() => () => frame.current?.stop(), []);
  useEffect(() => frame.current?.setColorMode(colorMode), [colorMode]);

  function rest(outcome: string) {
    setIsRunning(false);
    setStatus(outcome);
  }

  function stop(outcome: string) {
    last.current += 1;
    frame.current?.stop();
    frame.current = undefined;
    rest(outcome);
  }

  /** @param panel - the element in which the run is shown */
  async function start(panel: HTMLElement) {
    stop('Running…');
    const number = last.current;
    const isCurrent = () => number === last.current;
    const giveUp = (outcome: string) => isCurrent() && stop(outcome);
    // What is rendered is there to be used.
    const onEnd = (outcome: string, livesOn: boolean) =>
      isCurrent() && (livesOn && kind === 'dom' ? rest : stop)(outcome);
    setIsRunning(true);
    try {
      const { runtime, runtimeWithDocument } = addresses;
      const [code, runtimeCode] = await Promise.all([
        compiler.translate(kind === 'dom'),
        load(kind === 'dom' ? runtimeWithDocument : runtime).then((response) => response.text()),
      ]);
      if (isCurrent()) {
        const program = { runtime: runtimeCode, code, entries };
        const started = runInFrame(program, { kind, colorMode }, giveUp);
        frame.current = started;
        setRun({ number, port: started.port, frame: started.frame, panel, onEnd });
      }
    } catch (error) {
      giveUp(firstLine((error as Error).message));
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

function firstLine(text: string) {
  return text.split('\n')[0]!;
}
