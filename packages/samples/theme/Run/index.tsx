import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import RunExtras from '@theme/RunExtras';
import type { BrowserMode } from '../../page/page';
import Runner from './Runner';
import useRun, { type Loaded } from './useRun';

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

const LOAD_FAILURE = 'The program did not load. Check the connection, then run it again.';

/**
 * Runs a sample in the reader's browser. Nothing is loaded before a reader points at the button, touches or
 * focuses it; then the program, and what shows a run, at once. The new output takes the place of the printed one.
 */
export default function Run({ bundle, fence, mode, children, ...others }: RunProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const load = async (): Promise<Loaded> => {
    const [{ default: Live }, text] = await Promise.all([
      import('./Live'),
      loadText(withBaseUrl(`/run/${bundle}`)),
    ]).catch(() => {
      throw new Error(LOAD_FAILURE);
    });
    return { Live, program: { mode, text, request: { from: fence, to: fence } } };
  };
  const runner = useRun(load);
  return (
    <Runner
      runner={runner}
      mode={mode}
      label={children || runner.run ? 'Output' : undefined}
      extras={<RunExtras bundle={bundle} fence={fence} />}
      // If that fails, the run says so.
      onPrepare={() => void load().catch(() => {})}
      {...others}
    >
      {children}
    </Runner>
  );
}

async function loadText(address: string) {
  const response = await fetch(address);
  return response.ok ? response.text() : Promise.reject(new Error(response.statusText));
}
