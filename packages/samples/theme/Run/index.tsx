import type { ReactNode } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import RunExtras, { type Props as ExtrasProps } from '@theme/RunExtras';
import type { BrowserMode } from '../../page/page';
import type { LiveProps } from './Live';
import Runner from './Runner';
import useRun, { type LoadedProgram } from './useRun';

export type RunProps = ExtrasProps &
  Pick<LiveProps, 'name' | 'wire'> & {
    /** `page`: in a worker; `dom`: in a frame with a document. */
    mode: BrowserMode;
    /** The output fences, shown until the first run. */
    children?: ReactNode;
  };

const LOAD_FAILURE = 'The program did not load. Check the connection, then run it again.';

/**
 * Runs a sample in the browser, and replaces the output fences by its output. The program and `Live` are loaded
 * when a reader points at the Run button, touches it or focuses it.
 */
export default function Run({ bundle, fence, mode, children, ...others }: RunProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const load = async (): Promise<LoadedProgram> => {
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
      // A run loads again, and reports a failure.
      onPrepare={() => void load().catch(() => {})}
      {...others}
    >
      {children}
    </Runner>
  );
}

async function loadText(url: string) {
  const response = await fetch(url);
  return response.ok ? response.text() : Promise.reject(new Error(response.statusText));
}
