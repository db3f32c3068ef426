import { useEffect, useState } from 'react';
import type { PageChanges } from '../changes';

/** What is loaded of the changes of a page. */
interface Loaded {
  state: 'loading' | 'loaded' | 'failed';
  /** The files so far, in order */
  files: PageChanges[];
}

/**
 * Loads what changed in a page.
 *
 * @param url - its first file
 * @returns what is loaded, and the function that loads the next file, or again the one that failed
 */
export function useChanges(url: string): Loaded & { load: () => void } {
  const [{ state, files }, setLoaded] = useState<Loaded>({ state: 'loading', files: [] });
  const [wanted, setWanted] = useState({ url });
  useEffect(() => {
    const stop = new AbortController();
    fetchChanges(wanted.url, stop.signal).then(
      (file) => setLoaded((last) => ({ state: 'loaded', files: [...last.files, file] })),
      () => {
        if (!stop.signal.aborted) {
          setLoaded((last) => ({ ...last, state: 'failed' }));
        }
      },
    );
    return () => stop.abort();
  }, [wanted]);
  const load = () => {
    setLoaded({ state: 'loading', files });
    setWanted({ url: files.at(-1)?.next ?? url });
  };
  return { state, files, load };
}

async function fetchChanges(url: string, signal: AbortSignal): Promise<PageChanges> {
  const response = await fetch(url, { signal });
  if (!response.ok) {
    throw new Error(`${url}: ${response.status}`);
  }
  return (await response.json()) as PageChanges;
}
