import Link from '@docusaurus/Link';
import { type GlobalVersion, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import titles from '@generated/page-titles/default/titles.json';
import { distance } from 'fastest-levenshtein';

const MAX_PAGES = 3;
/** The largest share of letters in which two similar names differ. */
const MAX_DIFFERENCE = 0.4;
/** Added to the difference of pages in other versions, so that equal names of the wanted version come first. */
const OTHER_VERSION_COST = 0.1;

/**
 * On the not-found page: links to the docs pages with similar paths, and to a search for the path's words.
 * Rendered only in the browser, since hosts answer every unknown path with the same 404.html.
 */
export default function NearestPages() {
  const { pathname } = useLocation();
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const pages = nearestPages(pathname, versions);
  const words = searchWords(pathname);
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
 * Finds the docs pages with the most similar names, most similar first.
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
      const isWantedVersion = pathname.startsWith(`${page.version.path}/`);
      return { ...page, difference, cost: difference + (isWantedVersion ? 0 : OTHER_VERSION_COST) };
    })
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_PAGES);
}

function pageName(path: string) {
  return path.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

/** `/docs/v10/server-calls.html` → `server calls` */
function searchWords(pathname: string) {
  return pageName(pathname)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();
}
