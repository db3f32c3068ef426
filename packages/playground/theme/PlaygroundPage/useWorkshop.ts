import { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isNotLoaded } from '../../compiler/load';
import { readHash } from '../Workshop/share';

/** `workshop` is `undefined` if it failed to load. */
type Opened = { hash: string; workshop?: Awaited<ReturnType<typeof open>> };

/**
 * Opens the program of the URL's hash, or else the first program of the docs.
 *
 * @param label - the docs version of the first program
 * @returns `opened` is `undefined` while it loads
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
    let isObsolete = false;
    const show = (next: () => Opened) => isObsolete || setOpened(next);
    open(hash, label).then(
      (workshop) => show(() => ({ hash, workshop })),
      (error: unknown) =>
        show(() => {
          if (!isNotLoaded(error)) {
            // A bug: the error boundary of the page shows it.
            throw error;
          }
          return { hash };
        }),
    );
    return () => {
      isObsolete = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `label` matters only if the hash names no version
  }, [isBrowser, hash, attempt]);

  function retry() {
    setOpened(undefined);
    setAttempt((last) => last + 1);
  }

  return { opened: opened?.hash === hash ? opened : undefined, retry };
}

async function open(hash: string, label: string) {
  const request = await readHash(hash);
  const { default: Workshop, openStart } = await import('../Workshop');
  return { Workshop, ...(await openStart(request, label)) };
}
