import { useCallback, useEffect, useRef, useState } from 'react';

type Modal = typeof import('./Modal').default;
type State = 'closed' | 'loading' | 'open' | 'failed';

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
  const typed = useTypedAhead(state === 'loading');

  const open = useCallback(() => {
    setState('loading');
    const show = (next: State) => () =>
      setState((current) => (current === 'loading' ? next : current));
    loadModal().then(show('open'), show('failed'));
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

  return { state, Modal: loaded, typed, open, close, warmUp, button };
}

/** Collects what a reader types while the modal is on its way: on a slow network, that is the query. */
function useTypedAhead(isLoading: boolean): string {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let text = '';
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        text += event.key;
        setTyped(text);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      setTyped('');
    };
  }, [isLoading]);
  return typed;
}
