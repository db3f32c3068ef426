import { useCallback, useEffect, useRef, useState } from 'react';
import { storeVersion, StoreError, type Reason } from '../store';
import { findStored, type Listing, listingAddress, removeStored } from '../stored';

/** Where a docs version is with the reader's device; sizes in bytes. */
export type State = { bytes?: number; done?: number } & (
  | { at: 'looking' | 'absent' | 'storing' | 'stored' | 'removing' | 'removed' | 'unable' }
  | { at: 'failed'; reason: Reason }
);

/**
 * Whether a docs version is stored, and what stores and removes it.
 *
 * @param base - the base URL
 */
export function useStored(base: string, version: string) {
  const [state, setState] = useState<State>({ at: 'looking' });
  const download = useRef<AbortController>(null);

  const look = useCallback(() => findState(base, version).then(setState), [base, version]);
  useEffect(() => void look(), [look]);

  const store = useCallback(() => {
    const { signal } = (download.current = new AbortController());
    const onProgress = (done: number, bytes: number) =>
      signal.aborted || setState({ at: 'storing', done, bytes });
    setState({ at: 'storing' });
    storeAll(base, version, { signal, onProgress }).then(look, (error: unknown) =>
      signal.aborted
        ? look()
        : setState({
            at: 'failed',
            reason: error instanceof StoreError ? error.reason : 'refused',
          }),
    );
  }, [base, version, look]);

  const remove = useCallback(() => {
    setState({ at: 'removing' });
    // Not looked at anew: offline, nobody can say how large it would be.
    removeStored(base, version).then(() => setState({ at: 'removed' }), look);
  }, [base, version, look]);

  return { state, store, stop: () => download.current?.abort(), remove };
}

async function findState(base: string, version: string): Promise<State> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return { at: 'unable' };
  }
  try {
    const [stored] = await findStored(base, version).catch(() => {
      throw new StoreError('refused');
    });
    return stored ? { at: 'stored', bytes: stored.bytes } : await absent(base, version);
  } catch (error) {
    return { at: 'failed', reason: error instanceof StoreError ? error.reason : 'broken' };
  }
}

/** The worker comes when all is there: until then, it has nothing to answer with. */
async function storeAll(
  base: string,
  version: string,
  options: Parameters<typeof storeVersion>[2],
) {
  await storeVersion(base, version, options);
  try {
    await navigator.serviceWorker.register(`${base}offline-worker.js`, { scope: base });
  } catch {
    await removeStored(base, version);
    throw new StoreError('refused');
  }
}

async function absent(base: string, version: string): Promise<State> {
  const response = await fetch(listingAddress(base, version), { cache: 'no-cache' });
  if (!response.ok) {
    throw new StoreError('broken');
  }
  return { at: 'absent', bytes: ((await response.json()) as Listing).bytes };
}
