import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MAX_QUERY_LENGTH, selectedText } from './query';
import SearchBox from './SearchBox';
import SearchFailure from './SearchFailure';
import styles from './styles.module.css';
import { useDefaultVersion } from './docsVersions';

type Answer = typeof import('./SearchAnswer').default;

const MAX_ROWS = 20;

let loaded: Answer | undefined;

/**
 * Loads what shows answers: no reader needs it before searching.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
export async function loadAnswer(): Promise<void> {
  ({ default: loaded } = await import('./SearchAnswer'));
}

type Props = { query: string; onQuery: (query: string) => void; onClose: () => void };

/** The search box and the list of what it finds, which keys move through. */
export default function SearchDialog({ query, onQuery, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [version, setVersion] = useState(useDefaultVersion());
  const { SearchAnswer, tries, load } = useAnswer();
  const { place, count, setCount, move, choose, reset } = useOptions(dialog);
  const idOf = (index: number) => `${listId}-${index}`;
  const activeId = place < count ? idOf(place) : undefined;
  const option = (index: number) => ({
    role: 'option',
    id: idOf(index),
    tabIndex: -1,
    'aria-selected': index === place,
    // What opens elsewhere leaves search open, and the focus where one types.
    onMouseDown: (event: MouseEvent) => opensElsewhere(event) && event.preventDefault(),
    onClick: (event: MouseEvent) => opensElsewhere(event) || onClose(),
  });

  // In the event that opens search, so that no key is lost and phones show their keyboard.
  useLayoutEffect(() => {
    const element = dialog.current;
    // Who types instead of searching for the selection, which the dialog takes away, does not want it.
    const from = input.current?.value === selectedText() ? 0 : MAX_QUERY_LENGTH;
    element?.showModal();
    input.current?.focus();
    input.current?.setSelectionRange(from, MAX_QUERY_LENGTH);
    return () => element?.close();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(event);
    }
  }

  return (
    // Keys close it, too: Escape, or the button.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      onClose={onClose}
      onMouseDown={(event) => {
        if (event.target === dialog.current) {
          // The press itself would take the focus away from where the dialog gives it back.
          event.preventDefault();
          onClose();
        }
      }}
    >
      <SearchBox
        ref={input}
        type="text"
        role="combobox"
        maxLength={MAX_QUERY_LENGTH}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        onKeyDown={onKeyDown}
        {...{ query, version }}
        onQuery={(text) => {
          onQuery(text);
          reset();
        }}
        onVersion={(name) => {
          setVersion(name);
          reset();
          input.current?.focus();
        }}
      >
        <button type="button" className="button button--link button--sm" onClick={onClose}>
          <Translate id="theme.SearchModal.footer.closeText">Close</Translate>
        </button>
      </SearchBox>
      <div className={styles.answer}>
        {SearchAnswer ? (
          <SearchAnswer
            {...{ query, version }}
            limit={MAX_ROWS}
            list={{ id: listId, option, onOptions: setCount }}
          />
        ) : (
          tries > 0 && <SearchFailure tries={tries} onRetry={load} />
        )}
      </div>
    </dialog>
  );
}

/** Whether a press on a link leads to a tab or a window of its own. */
function opensElsewhere({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  return button !== 0 || ctrlKey || metaKey || shiftKey;
}

/** Loads what shows answers, again where that failed. */
function useAnswer() {
  const [SearchAnswer, setAnswer] = useState(() => loaded);
  const [tries, setTries] = useState(0);
  function load() {
    loadAnswer().then(
      () => setAnswer(() => loaded),
      () => setTries((count) => count + 1),
    );
  }
  useEffect(load, []);
  return { SearchAnswer, tries, load };
}

/** The option that Enter chooses: the first, until arrows lead to another. */
function useOptions(dialog: RefObject<HTMLDialogElement | null>) {
  const [place, setPlace] = useState(0);
  const [count, setCount] = useState(0);
  const options = () =>
    Array.from(dialog.current?.querySelectorAll<HTMLElement>('[role=option]') ?? []);

  function move(step: number) {
    const all = options();
    if (all.length > 0) {
      const next = (place + step + all.length) % all.length;
      setPlace(next);
      all[next]?.scrollIntoView({ block: 'nearest' });
    }
  }

  /** With Ctrl or Cmd, in a tab of its own, as a click would. */
  function choose({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
    const modifiers = { ctrlKey, metaKey, shiftKey };
    options()[place]?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }),
    );
  }

  return { place, count, setCount, move, choose, reset: () => setPlace(0) };
}
