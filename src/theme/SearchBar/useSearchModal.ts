import { useCallback, useRef, useState } from 'react';

type Modal = typeof import('./Modal').default;
type State = 'closed' | 'open' | 'failed';

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

  const open = useCallback(() => {
    loadModal().then(
      () => setState('open'),
      () => setState('failed'),
    );
  }, []);

  const close = useCallback(() => {
    setState('closed');
    button.current?.focus();
  }, []);

  function warmUp() {
    loadModal().catch(() => {});
    warmUpClient();
  }

  return { state, Modal: loaded, open, close, warmUp, button };
}
