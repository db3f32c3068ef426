import { useRef, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import RunExtras from '@theme/RunExtras';
import type { BrowserMode } from '../../page/page';
import useRun from './useRun';
import './Run.css';

/** By docs versions and modes, from the folder of what runs in the page. */
type SharedFiles = Record<string, Record<BrowserMode, string>>;

export type RunProps = {
  /** The file of the program, below the site's folder of bundles. */
  bundle: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** Whether it runs in a worker, or in a frame with a document. */
  mode: BrowserMode;
  /** What the sample is called. */
  name: string;
  /** The output as it is printed in the page. */
  children?: ReactNode;
};

/**
 * Runs a sample in the reader's browser. Nothing is loaded before a reader points at the button, touches or
 * focuses it; then the program, the file that it shares with others, and what shows a run, at once. The new
 * output takes the place of the printed one.
 */
export default function Run({ bundle, fence, wire, mode, name, children }: RunProps) {
  const { run, isRunning, status, prepare, start, stop } = useRun(mode, useAddresses(bundle, mode));
  const panel = useRef<HTMLDivElement>(null);
  const isAtRest = mode === 'dom' && !run && !isRunning;

  return (
    <>
      <div className="run">
        <span className="run__label">
          {mode === 'dom' ? 'Preview' : (children || run) && 'Output'}
        </span>
        <span className="run__status" role="status">
          {status}
        </span>
        <RunExtras bundle={bundle} fence={fence} />
        <button
          type="button"
          className="run__button"
          data-running={run || isRunning ? isRunning : undefined}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void (isRunning ? stop() : start(panel.current!))}
        >
          {isRunning ? 'Stop' : run ? 'Run again' : 'Run'}
        </button>
      </div>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys press Run */}
      <div
        ref={panel}
        className="run__panel"
        data-mode={mode}
        onPointerEnter={isAtRest ? prepare : undefined}
        onClick={({ target }) => {
          if (isAtRest && (target as Element).closest('.preview')) {
            void start(panel.current!);
          }
        }}
      >
        {run ? (
          <run.Live key={run.number} name={name} fence={fence} wire={wire} {...run} />
        ) : (
          children
        )}
      </div>
    </>
  );
}

/** Where the program is, and the file that all programs of its docs version and mode share. */
function useAddresses(bundle: string, mode: BrowserMode) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { shared } = usePluginData('docusaurus-checked-samples') as { shared: SharedFiles };
  const [version = ''] = bundle.split('/');
  return {
    program: withBaseUrl(`/run/${bundle}`),
    shared: withBaseUrl(`/run/${shared[version]![mode]}`),
  };
}
