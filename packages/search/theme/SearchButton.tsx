import type { ComponentProps } from 'react';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import SearchIcon from './SearchIcon';
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
      <SearchIcon />
      <span className={styles.label}>
        <Translate id="theme.SearchBar.label">Search</Translate>
      </span>
      <span className={styles.keys} aria-hidden="true">
        {isBrowser && [isApple ? '⌘' : 'Ctrl', 'K'].map((key) => <kbd key={key}>{key}</kbd>)}
      </span>
    </button>
  );
}
