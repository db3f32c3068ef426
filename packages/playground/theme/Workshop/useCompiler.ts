import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayAddresses } from '../../compiler/addresses';
import { CheckerTooSlow, openCompiler, type PlayFile, type Problem } from '../../compiler/compiler';

/** What is known of the files. */
export type Check = {
  problems: readonly Problem[];
  state: 'loading' | 'checked' | 'failed';
  /** What there is to say besides: that it is loading, or what went wrong. */
  sentence: string;
};

const LOADING = 'Loading TypeScript and the types of this version…';
const SLOW =
  'TypeScript took too long and was started anew. Undo the last change if it happens again.';

/**
 * Checks files as they are edited.
 *
 * @param files - as they are at first
 */
export default function useCompiler(addresses: PlayAddresses, files: readonly PlayFile[]) {
  const [compiler] = useState(() => openCompiler(addresses));
  const [check, setCheck] = useState<Check>({ problems: [], state: 'loading', sentence: LOADING });
  const latest = useRef(files);
  const last = useRef(0);

  const change = useCallback(
    async (next: readonly PlayFile[]) => {
      latest.current = next;
      last.current += 1;
      const number = last.current;
      try {
        const problems = await compiler.check(next);
        // Places are of the text that was checked.
        if (number === last.current) {
          setCheck({ problems, state: 'checked', sentence: '' });
        }
      } catch (error) {
        if (error instanceof CheckerTooSlow) {
          setCheck(({ problems }) => ({ problems, state: 'checked', sentence: SLOW }));
        } else if ((error as Error).name !== 'AbortError') {
          const { message } = error as Error;
          setCheck(({ problems }) => ({ problems, state: 'failed', sentence: message }));
        }
      }
    },
    [compiler],
  );

  useEffect(() => {
    void change(latest.current);
    return () => compiler.close();
  }, [compiler, change]);

  function retry() {
    setCheck(({ problems }) => ({ problems, state: 'loading', sentence: LOADING }));
    void change(latest.current);
  }

  return { check, compiler, change, retry };
}
