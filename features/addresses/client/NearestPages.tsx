import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import titles from '@generated/page-titles/default/titles.json';
import { nearestPages } from './nearestPages';

/** Lists the docs pages that the reader may have meant, in the browser: hosts answer every unknown path with one 404.html. */
export default function NearestPages() {
  const { pathname } = useLocation();
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const pages = nearestPages(pathname, versions);
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {pages.map(({ path, version }) => (
          <li key={path}>
            <Link to={path}>{titles[path] ?? path}</Link> ({version})
          </li>
        ))}
      </ul>
    </>
  );
}
