import type { ComponentProps } from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** The navbar's search button; the shortcut's key is known once the page runs in a browser. */
export default function SearchButton(props: ComponentProps<'button'>) {
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...props}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m12.8 12.8 4.7 4.7" />
      </svg>
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label">Search</Translate>
      </span>
      <span className={styles.keys} aria-hidden="true" data-ready={isBrowser}>
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
