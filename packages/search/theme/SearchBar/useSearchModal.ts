import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { hideDeniedStorage } from './hideDeniedStorage';
import { DOCSEARCH_STYLES, loadStylesheet } from './stylesheet';

type Modal = typeof import('./Modal').default;

/** `loaded`: the modal is being made, and what was typed is still with the box that stood in for it. */
type State = 'closed' | 'loading' | 'failed' | 'loaded' | 'open';

let loaded: Modal | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads DocSearch's code and styles, which no reader needs before searching. Who hovers, focuses and
 * clicks asks three times; it is loaded once.
 *
 * @throws when either cannot be fetched; the next call tries again
 */
function loadModal(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const [{ default: Modal }] = await Promise.all([
    import('./Modal'),
    ...DOCSEARCH_STYLES.map(loadStylesheet),
  ]);
  hideDeniedStorage();
  loaded = Modal;
}

/**
 * Whether the search modal is open, and how it is opened.
 *
 * @param warmUpClient - loads what the first search needs
 */
export function useSearchModal(warmUpClient: () => void) {
  const [state, setState] = useState<State>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  const openedAt = useRef<typeof history.location>(undefined);

  const open = useCallback(() => {
    openedAt.current = history.location;
    setState('loading');
    const show = (next: State) => () =>
      setState((current) => (current === 'loading' ? next : current));
    loadModal().then(show('loaded'), show('failed'));
    // Keys come without a pointer before them.
    warmUpClient();
  }, [history, warmUpClient]);

  const takeOver = useCallback(() => {
    setState((current) => (current === 'loaded' ? 'open' : current));
  }, []);

  const close = useCallback(() => setState('closed'), []);

  // Not in `close`: as long as a dialog is open, nothing outside it takes the focus. Where a page or
  // a heading was chosen, the focus belongs to that.
  useEffect(() => {
    if (state === 'closed' && openedAt.current === history.location) {
      button.current?.focus();
    }
  }, [state, history]);

  function warmUp() {
    loadModal().catch(() => {});
    warmUpClient();
  }

  return { state, Modal: loaded, open, takeOver, close, warmUp, button };
}
