import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlayAddresses } from '../../compiler/addresses';
import {
  CheckerTooSlow,
  openCompiler,
  type Compiler,
  type PlayFile,
  type Problem,
} from '../../compiler/compiler';

/** What is known of the files. */
export type Check = {
  problems: readonly Problem[];
  state: 'loading' | 'checked' | 'failed';
  /** What there is to say besides: that it is loading, or what went wrong. */
  sentence: string;
};

/**
 * Checks files as they are edited.
 *
 * @param files - as they are at first
 */
export default function useCompiler(addresses: PlayAddresses, files: readonly PlayFile[]) {
  const [check, setCheck] = useState<Check>({ problems: [], state: 'loading', sentence: LOADING });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(files);
  const compiler = useRef<Compiler>(undefined);
  const last = useRef(0);

  const actions = useMemo(() => {
    async function show(answer: Promise<readonly Problem[]>) {
      last.current += 1;
      const number = last.current;
      try {
        const problems = await answer;
        // Places are of the text that was checked.
        if (number === last.current) {
          setCheck({ problems, state: 'checked', sentence: '' });
        }
      } catch (error) {
        if (error instanceof CheckerTooSlow) {
          setCheck((before) => ({ ...before, state: 'checked', sentence: SLOW }));
        } else if ((error as Error).name !== 'AbortError') {
          setCheck((before) => ({
            ...before,
            state: 'failed',
            sentence: (error as Error).message,
          }));
        }
      }
    }

    return {
      show,
      change: (next: readonly PlayFile[]) => {
        current.current = next;
        void show(compiler.current!.check(next));
      },
      hover: (...args: Parameters<Compiler['hover']>) => compiler.current!.hover(...args),
      complete: (...args: Parameters<Compiler['complete']>) => compiler.current!.complete(...args),
      format: (...args: Parameters<Compiler['format']>) => compiler.current!.format(...args),
      translate: (...args: Parameters<Compiler['translate']>) =>
        compiler.current!.translate(...args),
      retry: () => setAttempt((before) => before + 1),
    };
  }, []);

  useEffect(() => {
    const opened = openCompiler(addresses);
    compiler.current = opened;
    setCheck((before) => ({ ...before, state: 'loading', sentence: LOADING }));
    void actions.show(opened.check(current.current));
    return () => opened.close();
  }, [addresses, attempt, actions]);

  return { check, ...actions };
}

const LOADING = 'Loading TypeScript and the types of this version…';
const SLOW =
  'TypeScript took too long and was started anew. Undo the last change if it happens again.';
