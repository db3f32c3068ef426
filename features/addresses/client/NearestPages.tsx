import Link from '@docusaurus/Link';
import { type GlobalVersion, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import titles from '@generated/page-titles/default/titles.json';
import { distance } from 'fastest-levenshtein';

const MOST_PAGES = 3;
/** A name is near when at most this share of its letters differs. */
const MOST_DIFFERENCE = 0.4;
/** What a page of another version than the one asked for costs, so that equal names come later. */
const OTHER_VERSION_COST = 0.1;

/**
 * What the reader may have meant: the docs pages nearest to the path that was asked for, and a search for its
 * words. In the browser alone: hosts answer every unknown path with one 404.html.
 */
export default function NearestPages() {
  const { pathname } = useLocation();
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const pages = nearestPages(pathname, versions);
  const words = wordsOf(pathname);
  return (
    <>
      {pages.length > 0 && (
        <>
          <p>Did you mean one of these?</p>
          <ul>
            {pages.map(({ path, version }) => (
              <li key={path}>
                <Link to={path}>{titles[path] ?? path}</Link> ({version.label})
              </li>
            ))}
          </ul>
        </>
      )}
      {words && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

/**
 * Finds the docs pages whose names are nearest to a path that no page has, nearest first.
 *
 * `/docs/v10/midleware` → `/docs/v10/middlewares`, `/docs/v9/middlewares`
 */
function nearestPages(pathname: string, versions: GlobalVersion[]) {
  const wanted = pageName(pathname).toLowerCase();
  return versions
    .flatMap((version) => version.docs.map(({ path }) => ({ path, version })))
    .filter(({ path, version }) => path !== version.path)
    .map((page) => {
      const name = pageName(page.path).toLowerCase();
      const difference = distance(wanted, name) / Math.max(wanted.length, name.length);
      const isAsked = pathname.startsWith(`${page.version.path}/`);
      return { ...page, difference, cost: difference + (isAsked ? 0 : OTHER_VERSION_COST) };
    })
    .filter(({ difference }) => difference <= MOST_DIFFERENCE)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MOST_PAGES);
}

function pageName(path: string) {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** `/docs/v10/server-calls.html` → `server calls` */
function wordsOf(pathname: string) {
  return pageName(pathname)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
