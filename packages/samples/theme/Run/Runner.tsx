import type { ReactNode } from 'react';
import type { BrowserMode } from '../../page/page';
import type { Runner as RunnerProps } from './useRun';
import './Run.css';

type Props = {
  /** What `useRun` gives. */
  runner: RunnerProps;
  mode: BrowserMode;
  /** What is shown below the bar, in words; a preview has its own. */
  label?: string;
  /** What the program is called. */
  name: string;
  /** How many rows the wire will have. */
  wire: number;
  /** What stands before the button. */
  extras?: ReactNode;
  isDisabled?: boolean;
  /** Hears that a reader is about to press Run. */
  onPrepare?: () => void;
  /** What is there before it runs. */
  children?: ReactNode;
};

/** A bar with Run, and below it what a run shows. */
export default function Runner({ runner, mode, label, name, wire, ...others }: Props) {
  const { extras, isDisabled, onPrepare, children } = others;
  const { run, isRunning, status, panel, start, stop } = runner;
  const isAtRest = mode === 'dom' && !run && !isRunning;
  return (
    <>
      <div className="run">
        <span className="run__label">{mode === 'dom' ? 'Preview' : label}</span>
        <span className="run__status" role="status">
          {status}
        </span>
        {extras}
        <button
          type="button"
          className="run__button"
          data-running={run || isRunning ? isRunning : undefined}
          disabled={isDisabled}
          onPointerEnter={onPrepare}
          onFocus={onPrepare}
          onClick={() => void (isRunning ? stop() : start())}
        >
          {isRunning ? 'Stop' : run ? 'Run again' : 'Run'}
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys press Run */}
      <div
        ref={panel}
        className="run__panel"
        data-mode={mode}
        onPointerEnter={isAtRest ? onPrepare : undefined}
        onClick={({ target }) => {
          if (isAtRest && (target as Element).closest('.preview')) {
            void start();
          }
        }}
      >
        {run ? <run.Live key={run.number} name={name} wire={wire} {...run} /> : children}
      </div>
    </>
  );
}
