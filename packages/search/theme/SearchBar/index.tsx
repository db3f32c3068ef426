// Takes the theme's place for search in the navbar; `/` works from buttons, too.
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHistory } from '@docusaurus/router';
import { useWarmUp } from '../useSearch';
import { useVersionOfPage } from '../useWhere';
import SearchButton from './SearchButton';
import SearchDialog, { loadAnswer } from './SearchDialog';
import { useShortcuts } from './useShortcuts';

/** The button in the navbar, and the dialog that it opens. */
export default function SearchBar() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const history = useHistory();
  /** Where the dialog was opened, until the focus has gone back */
  const openedAt = useRef<typeof history.location>(undefined);

  const open = useCallback(() => {
    openedAt.current = history.location;
    setOpen(true);
  }, [history]);
  const close = useCallback(() => setOpen(false), []);
  useShortcuts({ isOpen, open, close });

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

  const warmUpSource = useWarmUp(useVersionOfPage());
  const warmUp = () => {
    loadAnswer().catch(() => {});
    warmUpSource();
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
      {isOpen && createPortal(<SearchDialog onClose={close} />, document.body)}
    </>
  );
}
