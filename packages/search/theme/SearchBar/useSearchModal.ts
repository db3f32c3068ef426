import { useCallback, useEffect, useRef, useState } from 'react';

type Modal = typeof import('./Modal').default;

/** `loaded`: the modal is being made, and what was typed is still with the box that stood in for it. */
type State = 'closed' | 'loading' | 'failed' | 'loaded' | 'open';

let loaded: Modal | undefined;

/**
 * Loads DocSearch's code and styles, which no reader needs before searching.
 *
 * @throws when either cannot be fetched; the next call tries again
 */
async function loadModal() {
  if (!loaded) {
    const [{ default: Modal }, { loadStylesheet, docSearchStyles }] = await Promise.all([
      import('./Modal'),
      import('./stylesheet'),
    ]);
    await loadStylesheet(docSearchStyles);
    loaded = Modal;
  }
}

/**
 * Whether the search modal is open, and how it is opened.
 *
 * @param warmUpClient - loads what the first search needs
 */
export function useSearchModal(warmUpClient: () => void) {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);

  const open = useCallback(() => {
    setState('loading');
    const show = (next: State) => () =>
      setState((current) => (current === 'loading' ? next : current));
    loadModal().then(show('loaded'), show('failed'));
  }, []);

  const takeOver = useCallback(() => {
    setState((current) => (current === 'loaded' ? 'open' : current));
  }, []);

  const close = useCallback(() => {
    wasClosed.current = true;
    setState('closed');
  }, []);

  // Not in `close`: as long as a dialog is open, nothing outside it takes the focus.
  useEffect(() => {
    if (state === 'closed' && wasClosed.current) {
      wasClosed.current = false;
      button.current?.focus();
    }
  }, [state]);

  function warmUp() {
    loadModal().catch(() => {});
    warmUpClient();
  }

  return { state, Modal: loaded, open, takeOver, close, warmUp, button };
}
