import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './SearchInstead.module.css';

/** A search for the words of the path that was asked for, ready to be changed or sent. */
export default function SearchInstead() {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const words = isBrowser ? wordsOf(pathname) : '';
  return (
    <form role="search" action={useBaseUrl('/search')} className={styles.form}>
      <input
        key={words}
        type="search"
        name="q"
        className="field"
        defaultValue={words}
        placeholder="Type your search here"
        aria-label="Search the documentation"
        autoComplete="off"
      />
      <button type="submit" className="button button--primary">
        Search
      </button>
    </form>
  );
}

/** `/docs/v10/server-calls.html` → `server calls` */
function wordsOf(pathname: string) {
  const name = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return name
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
