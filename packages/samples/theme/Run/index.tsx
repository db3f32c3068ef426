import { useRef, useState, type ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import useRun from './useRun';
import './Run.css';

/** By docs versions, from the folder of what runs in the page. */
type SharedFiles = Record<string, string>;

export type RunProps = {
  /** The file of the program, below the site's folder of bundles. */
  bundle: string;
  /** The sample's number in the program. */
  fence: number;
  /** How many rows the wire will have. */
  wire: number;
  /** The output as it is printed in the page. */
  children?: ReactNode;
};

/**
 * Runs a sample in the reader's browser. Nothing is loaded before the click; then the program, the file
 * that it shares with others, and what shows a run, at once. The new output takes the place of the printed one.
 */
export default function Run({ bundle, fence, wire, children }: RunProps) {
  const { run, isRunning, status, start, stop } = useRun(useAddresses(bundle));
  const panel = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  function toggle() {
    if (isRunning) {
      stop();
      return;
    }
    setHeight((known) => known || panel.current!.getBoundingClientRect().height);
    void start();
  }

  return (
    <>
      <div className="run">
        <span className="run__label">{(children || run) && 'Output'}</span>
        <span className="run__status" role="status">
          {status}
        </span>
        <button
          type="button"
          className="run__button"
          data-running={run || isRunning ? isRunning : undefined}
          onClick={toggle}
        >
          {isRunning ? 'Stop' : run ? 'Run again' : 'Run'}
        </button>
      </div>
      <div ref={panel}>
        {run ? (
          <run.Live
            key={run.number}
            worker={run.worker}
            onEnd={run.onEnd}
            fence={fence}
            wire={wire}
            outputHeight={height}
          />
        ) : (
          children
        )}
      </div>
    </>
  );
}

/** Where the program is, and the file that all programs of its docs version share. */
function useAddresses(bundle: string) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { shared } = usePluginData('docusaurus-checked-samples') as { shared: SharedFiles };
  const [version = ''] = bundle.split('/');
  return {
    program: withBaseUrl(`/run/${bundle}`),
    shared: withBaseUrl(`/run/${shared[version]}`),
  };
}
