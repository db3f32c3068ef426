import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_QUERY_LENGTH } from '../queryLength';
import styles from './TypeAhead.module.css';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  isHidden: boolean;
  onClose: () => void;
};

/**
 * A search box that stands in for the modal until that is there. It takes the focus in the very event
 * that opens search: no key is lost, and phones show their keyboard. Slow networks get to see it.
 */
export default function TypeAhead({ input, isHidden, onClose }: Props) {
  const [selection] = useState(() => window.getSelection()?.toString() ?? '');

  useLayoutEffect(() => {
    if (!isHidden) {
      input.current?.focus();
    }
  }, [input, isHidden]);

  // Who types instead of searching for the selection does not want it.
  useEffect(() => input.current?.select(), [input]);

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
      className={styles.screen}
      hidden={isHidden}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.backdrop}
        aria-label={translate({ id: 'theme.SearchModal.footer.closeText', message: 'Close' })}
        onClick={onClose}
      />
      <div className={styles.box}>
        <span className={styles.spinner} aria-hidden="true" />
        <input
          ref={input}
          type="search"
          className={styles.input}
          defaultValue={selection.slice(0, MAX_QUERY_LENGTH)}
          maxLength={MAX_QUERY_LENGTH}
          placeholder={translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs' })}
          aria-label={translate({ id: 'theme.SearchBar.label', message: 'Search' })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={keepFocus}
        />
      </div>
    </div>
  );
}

function keepFocus(event: KeyboardEvent) {
  if (event.key === 'Tab') {
    event.preventDefault();
  }
}
