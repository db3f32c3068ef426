import { useCallback, useEffect, useRef, useState } from 'react';
import { storeVersion } from '../store';
import { findStored, type Listing, listingAddress, removeStored } from '../stored';

/** Where a docs version is with the reader's device; sizes in bytes. */
export type State =
  | { at: 'absent' | 'stored'; bytes: number }
  | { at: 'storing'; done: number; bytes: number }
  | { at: 'removed' }
  | { at: 'failed'; reason: string };

/**
 * Whether a docs version is stored, as soon as that is known, and what stores and removes it.
 *
 * @param base - the base URL
 */
export function useStored(base: string, version: string) {
  const [state, setState] = useState<State>();
  const download = useRef<AbortController>(null);

  const look = useCallback(() => {
    find(base, version).then(setState, (error: Error) => setState(failure(error)));
  }, [base, version]);
  useEffect(look, [look]);

  const store = () => {
    const { signal } = (download.current = new AbortController());
    const onProgress = (done: number, bytes: number) =>
      signal.aborted || setState({ at: 'storing', done, bytes });
    onProgress(0, 1);
    storeAndServe(base, version, { signal, onProgress }).then(look, (error: Error) =>
      signal.aborted ? look() : setState(failure(error)),
    );
  };
  // Not looked at anew: offline, nobody can say how large it would be.
  const remove = () => {
    removeStored(base, version).then(() => setState({ at: 'removed' }), look);
  };

  return { state, store, stop: () => download.current?.abort(), remove };
}

async function find(base: string, version: string): Promise<State> {
  const [stored] = await findStored(base, version);
  if (stored) {
    return { at: 'stored', bytes: stored.bytes };
  }
  const response = await fetch(listingAddress(base, version), { cache: 'no-cache' });
  return { at: 'absent', bytes: ((await response.json()) as Listing).bytes };
}

/** The worker comes when all is there: until then, it has nothing to answer with. */
async function storeAndServe(
  base: string,
  version: string,
  options: Parameters<typeof storeVersion>[2],
) {
  await storeVersion(base, version, options);
  try {
    await navigator.serviceWorker.register(`${base}offline-worker.js`, { scope: base });
  } catch (error) {
    await removeStored(base, version);
    throw error;
  }
}

function failure({ name }: Error): State {
  const isAble = 'serviceWorker' in navigator && 'caches' in window && name !== 'SecurityError';
  return {
    at: 'failed',
    reason: !isAble
      ? 'This browser lets this site store no pages: some do not in a private window, or where the address does not begin with https.'
      : name === 'QuotaExceededError'
        ? 'There is not enough space on this device, and nothing was stored.'
        : 'The docs could not be downloaded, and nothing was stored. Check your network connection.',
  };
}
