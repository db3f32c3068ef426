import type { ReactNode } from 'react';
import type { BrowserMode } from '../../page/page';
import type { LiveProps } from './Live';
import type useRun from './useRun';
import './Run.css';

type Props = Pick<LiveProps, 'name' | 'wire'> & {
  runner: ReturnType<typeof useRun>;
  mode: BrowserMode;
  /** Names the content below the bar; in mode `dom` that is "Preview". */
  label?: string;
  /** Shown before the button. */
  extras?: ReactNode;
  isDisabled?: boolean;
  /** Called when a reader is about to press Run. */
  onPrepare?: () => void;
  /** The content before the first run. */
  children?: ReactNode;
};

/** A bar with a Run button, and below it the output of the run. */
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
          className="button button--sm run__button"
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
