import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isNotLoaded } from '../../compiler/load';
import { readHash } from '../Workshop/share';

/** What was opened for an address, unless it did not load. */
type Opened = { hash: string; workshop?: Awaited<ReturnType<typeof open>> };

/**
 * Opens the workshop that the address asks for: without one, the first program of the docs.
 *
 * @param label - the docs version of that; which one readers prefer is known in the browser alone
 * @returns nothing while it loads
 */
export default function useWorkshop(label: string) {
  const { hash } = useLocation();
  const isBrowser = useIsBrowser();
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    if (!isBrowser) {
      return;
    }
    let isGone = false;
    const show = (next: () => Opened) => isGone || setOpened(next);
    open(hash, label).then(
      (workshop) => show(() => ({ hash, workshop })),
      (error: unknown) =>
        show(() => {
          if (!isNotLoaded(error)) {
            // A fault of ours, which the page shows as such.
            throw error;
          }
          return { hash };
        }),
    );
    return () => {
      isGone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another version is for the next time that none is asked for
  }, [isBrowser, hash, attempt]);

  function retry() {
    setOpened(undefined);
    setAttempt((last) => last + 1);
  }

  return { opened: opened?.hash === hash ? opened : undefined, retry };
}

async function open(hash: string, label: string) {
  const asked = await readHash(hash);
  const { default: Workshop, openStart } = await import('../Workshop');
  return { Workshop, ...(await openStart(asked, label)) };
}
