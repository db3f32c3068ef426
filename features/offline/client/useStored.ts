import { useCallback, useEffect, useRef, useState } from 'react';
import { type Options, storeVersion } from '../store';
import { findStored, type Listing, listingAddress, removeStored } from '../stored';

/** The state of a docs version on the reader's device; sizes in bytes. */
export type State =
  | { status: 'absent' | 'stored'; bytes: number }
  | { status: 'storing'; done: number; bytes: number }
  | { status: 'removed' }
  | { status: 'failed'; reason: string };

/**
 * Reads whether a docs version is stored, and gives the functions that store and remove it.
 *
 * @param base - the base URL
 * @returns `state` is undefined until it is known
 */
export function useStored(base: string, version: string) {
  const [state, setState] = useState<State>();
  const download = useRef<AbortController>(null);

  const refresh = useCallback(() => {
    readState(base, version).then(setState, (error: Error) => setState(failure(error)));
  }, [base, version]);
  useEffect(refresh, [refresh]);

  const store = () => {
    const { signal } = (download.current = new AbortController());
    const onProgress = (done: number, bytes: number) =>
      signal.aborted || setState({ status: 'storing', done, bytes });
    onProgress(0, 1);
    storeAndServe(base, version, { signal, onProgress }).then(refresh, (error: Error) =>
      signal.aborted ? refresh() : setState(failure(error)),
    );
  };
  // No `refresh` on success: it would request the size, which fails offline.
  const remove = () => {
    removeStored(base, version).then(() => setState({ status: 'removed' }), refresh);
  };

  return { state, store, stop: () => download.current?.abort(), remove };
}

async function readState(base: string, version: string): Promise<State> {
  const [stored] = await findStored(base, version);
  if (stored) {
    return { status: 'stored', bytes: stored.bytes };
  }
  const response = await fetch(listingAddress(base, version), { cache: 'no-cache' });
  return { status: 'absent', bytes: ((await response.json()) as Listing).bytes };
}

/** Registers the service worker last, when it has files to serve. */
async function storeAndServe(base: string, version: string, options: Options) {
  await storeVersion(base, version, options);
  try {
    await navigator.serviceWorker.register(`${base}offline-worker.js`, { scope: base });
  } catch (error) {
    await removeStored(base, version);
    throw error;
  }
}

function failure({ name }: Error): State {
  const canStore = 'serviceWorker' in navigator && 'caches' in window && name !== 'SecurityError';
  return {
    status: 'failed',
    reason: !canStore
      ? 'This browser lets this site store no pages: some do not in a private window, or where the address does not begin with https.'
      : name === 'QuotaExceededError'
        ? 'There is not enough space on this device, and nothing was stored.'
        : 'The docs could not be downloaded, and nothing was stored. Check your network connection.',
  };
}
