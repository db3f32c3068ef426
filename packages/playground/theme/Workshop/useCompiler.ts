import { useEffect, useLayoutEffect, useState } from 'react';
import type { CompilerAddresses } from '../../compiler/addresses';
import { openCompiler, type PlayFile, type Problem } from '../../compiler/compiler';

/** What is known of the files. */
export type Check = {
  problems: readonly Problem[];
  state: 'loading' | 'checked' | 'failed';
  /** What there is to say besides: that it is loading, or what went wrong. */
  sentence: string;
};

const LOADING: Check = {
  problems: [],
  state: 'loading',
  sentence: 'Loading TypeScript and the types of this version…',
};

/** Checks files as they are edited. */
export default function useCompiler(addresses: CompilerAddresses, files: readonly PlayFile[]) {
  const [compiler] = useState(() => openCompiler(addresses));
  const [check, setCheck] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => () => compiler.close(), [compiler]);

  // With the edit: a frame later, what is asked next would be asked of the files before it.
  useLayoutEffect(() => {
    let isLatest = true;
    compiler.check(files).then(
      // Places are of the text that was checked.
      (problems) => isLatest && setCheck({ problems, state: 'checked', sentence: '' }),
      ({ message }: Error) =>
        isLatest && setCheck((last) => ({ ...last, state: 'failed', sentence: message })),
    );
    return () => {
      isLatest = false;
    };
  }, [compiler, files, attempt]);

  function retry() {
    setCheck(LOADING);
    setAttempt(attempt + 1);
  }

  return { check, compiler, retry };
}
