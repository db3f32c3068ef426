import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** A search for the words of the path that was asked for. */
export default function SearchInstead() {
  const { pathname } = useLocation();
  const words = wordsOf(pathname);
  return (
    <p>
      {useIsBrowser() && words ? (
        <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
      ) : (
        <Link to="/search">Search the documentation</Link>
      )}
    </p>
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
