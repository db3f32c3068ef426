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
  /** What there is to say besides: what is loaded so far, or what went wrong. */
  sentence: string;
};

/** Who types a word is not interrupted by what TypeScript says of its half. */
const PAUSE = 100;

/** What changed and was not sent yet, and the number of the last request. */
type Pending = { texts: Map<string, string>; timer: number; last: number };

/**
 * Checks files as they are edited.
 *
 * @param files - as they are at first
 */
export default function useCompiler(addresses: PlayAddresses, files: readonly PlayFile[]) {
  const [check, setCheck] = useState<Check>({ problems: [], state: 'loading', sentence: LOADING });
  const [attempt, setAttempt] = useState(0);
  const current = useRef(new Map(files.map(({ name, text }) => [name, text])));
  const compiler = useRef<Compiler>(undefined);
  const pending = useRef<Pending>({ texts: new Map(), timer: 0, last: 0 });

  const actions = useMemo(() => {
    const state = pending.current;

    async function show(answer: Promise<readonly Problem[]>) {
      state.last += 1;
      const number = state.last;
      const isCurrent = () => number === state.last && state.texts.size === 0;
      try {
        const problems = await answer;
        if (isCurrent()) {
          setCheck({ problems, state: 'checked', sentence: '' });
        }
      } catch (error) {
        if (error instanceof CheckerTooSlow) {
          setCheck((last) => ({ ...last, state: 'checked', sentence: SLOW }));
        } else if ((error as Error).name !== 'AbortError') {
          setCheck((last) => ({ ...last, state: 'failed', sentence: (error as Error).message }));
        }
      }
    }

    /** Sends what was typed: requests are answered in their order. */
    function flush() {
      clearTimeout(state.timer);
      const texts = [...state.texts];
      state.texts.clear();
      texts.forEach(([name, text]) => void show(compiler.current!.change(name, text)));
      return compiler.current!;
    }

    return {
      show,
      change: (name: string, text: string) => {
        current.current.set(name, text);
        state.texts.set(name, text);
        clearTimeout(state.timer);
        state.timer = window.setTimeout(flush, PAUSE);
      },
      hover: (name: string, position: number) => flush().hover(name, position),
      complete: (name: string, position: number) => flush().complete(name, position),
      format: (name: string) => flush().format(name),
      modules: (...args: Parameters<Compiler['modules']>) => flush().modules(...args),
      retry: () => setAttempt((last) => last + 1),
    };
  }, []);

  useEffect(() => {
    const opened = openCompiler(addresses, (loaded, total) => {
      const sentence = total > 0 ? `${LOADING} ${percent(loaded, total)}` : LOADING;
      setCheck((last) => (last.state === 'loading' ? { ...last, sentence } : last));
    });
    compiler.current = opened;
    setCheck((last) => ({ ...last, state: 'loading', sentence: LOADING }));
    pending.current.texts.clear();
    void actions.show(opened.open(Array.from(current.current, ([name, text]) => ({ name, text }))));
    const { timer } = pending.current;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [addresses, attempt, actions]);

  return { check, ...actions };
}

const LOADING = 'Loading TypeScript and the types of this version…';
const SLOW =
  'TypeScript took too long and was started anew. Undo the last change if it happens again.';

function percent(loaded: number, total: number) {
  return `${Math.min(100, Math.round((100 * loaded) / total))} %`;
}
