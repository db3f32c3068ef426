// Takes the theme's place for search in the navbar; `/` works from buttons, too.
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { wasPressedEarly } from './early';
import { selectedText } from './query';
import SearchButton from './SearchButton';
import SearchDialog, { loadAnswer } from './SearchDialog';
import { useAsk } from './useSearch';
import { useShortcuts } from './useShortcuts';
import { useDefaultVersion, useTags } from './docsVersions';

/** What is typed in the open dialog: each page has a navbar of its own, and readers search while one loads. */
let typed: string | undefined;

/** The button in the navbar, and the dialog that it opens. */
export default function SearchBar() {
  const [query, setQuery] = useState(typed);
  const isOpen = query !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  /** Where the dialog was opened, until the focus has gone back */
  const openedAt = useRef<typeof history.location>(undefined);

  const ask = useCallback((text?: string) => {
    typed = text;
    setQuery(text);
  }, []);
  const open = useCallback(() => {
    openedAt.current = history.location;
    ask(selectedText());
  }, [history, ask]);
  const close = useCallback(() => ask(undefined), [ask]);
  useShortcuts(isOpen, isOpen ? close : open);
  useEffect(() => {
    if (wasPressedEarly()) {
      button.current?.click();
    }
  }, []);
  useEffect(() => history.listen(close), [history, close]);

  // The browser gives the focus back to where it was. Who came from nowhere finds the button; who has
  // chosen a page or a heading finds that.
  useEffect(() => {
    if (isOpen) {
      return;
    }
    if (openedAt.current === history.location && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    openedAt.current = undefined;
  }, [isOpen, history]);

  const askSource = useAsk();
  const tags = useTags([useDefaultVersion()]);
  /** Loads what the first answer needs; a failure shows in the answer itself. */
  const warmUp = () => {
    Promise.all([loadAnswer(), askSource('', tags, 0)]).catch(() => {});
  };
  return (
    <>
      <SearchButton
        ref={button}
        onClick={open}
        onFocus={warmUp}
        onPointerEnter={warmUp}
        onTouchStart={warmUp}
      />
      {isOpen &&
        createPortal(<SearchDialog query={query} onQuery={ask} onClose={close} />, document.body)}
    </>
  );
}
