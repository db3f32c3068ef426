import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { isNotLoaded } from '../../compiler/load';
import type { Starts } from '../../build/starts';
import type Workshop from '../Workshop';
import type { Start } from '../Workshop/start';
import { EMPTY, readHash, type Asked } from '../Workshop/share';

type State = {
  state: 'none' | 'loading' | 'failed' | 'open';
  Workshop?: typeof Workshop;
  start?: Start;
  /** Tells a workshop from the one before. */
  hash?: string;
};

/**
 * Opens the workshop that the address asks for: without one, the first program of the docs.
 *
 * @param label - the docs version of that; without one, it is the latest release
 */
export default function useWorkshop(starts: Starts, label?: string) {
  const { hash } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ state: 'none' });

  useEffect(() => {
    let isGone = false;
    async function open() {
      const read = await readHash(hash);
      if (isGone) {
        return;
      }
      const asked = read.kind === 'nothing' ? firstOf(starts, label) : read;
      setState({ state: 'loading' });
      try {
        const { default: Workshop, openStart } = await import('../Workshop');
        const start = await openStart(asked);
        if (!isGone) {
          setState({ state: 'open', Workshop, start, hash });
        }
      } catch (error) {
        if (!isGone) {
          setState(() => {
            if (!isNotLoaded(error)) {
              // A fault of ours, which the page shows as such.
              throw error;
            }
            return { state: 'failed' };
          });
        }
      }
    }
    void open();
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version is for the next time that none is asked for
  }, [hash, attempt]);

  return { ...state, retry: () => setAttempt((last) => last + 1) };
}

/** The first program that a docs version lists, of the page with which it begins. */
function firstOf(starts: Starts, label: string | undefined): Asked & { kind: 'program' } {
  const start = starts.find((one) => one.label === label) ?? starts[0];
  const program = start?.groups[0]?.pages[0]?.programs[0]?.id ?? EMPTY;
  return { kind: 'program', version: start?.label ?? '', program };
}
