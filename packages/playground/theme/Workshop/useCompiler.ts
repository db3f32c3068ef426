import { useEffect, useLayoutEffect, useState } from 'react';
import type { CompilerUrls } from '../../compiler/play';
import { openCompiler, type PlayFile, type Problem } from '../../compiler/compiler';

/** The last result of checking the files. */
export type Check = {
  problems: readonly Problem[];
  state: 'loading' | 'checked' | 'failed';
  /** For readers: that it is loading, e.g. `2 problems in server.ts and client.ts.`, or an error. */
  message: string;
};

const LOADING: Check = {
  problems: [],
  state: 'loading',
  message: 'Loading TypeScript and the types of this version…',
};

/** Checks files as they are edited. */
export default function useCompiler(urls: CompilerUrls, files: readonly PlayFile[]) {
  const [compiler] = useState(() => openCompiler(urls));
  const [check, setCheck] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => () => compiler.close(), [compiler]);

  // A layout effect: the next hover or completion must already use these files.
  useLayoutEffect(() => {
    let isLatest = true;
    compiler.check(files).then(
      (problems) =>
        // The positions of other results are wrong for the current text.
        isLatest && setCheck({ problems, state: 'checked', message: summarize(problems) }),
      ({ message }: Error) =>
        isLatest && setCheck((last) => ({ ...last, state: 'failed', message })),
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

function summarize(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return 'TypeScript finds no problems.';
  }
  const files = [...new Set(problems.map(({ file }) => file))];
  const places = new Intl.ListFormat('en').format(files);
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${places}.`;
}
