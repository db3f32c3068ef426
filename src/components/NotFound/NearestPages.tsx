import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { nearestPages } from './nearestPages';

/**
 * Lists the docs pages that the reader may have meant. Nothing is rendered before hydration, because
 * every unknown path is answered with the same 404.html.
 */
export default function NearestPages() {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  const versions = Object.values(useAllDocsData()).flatMap((docs) => docs.versions);
  const pages = isBrowser ? nearestPages(pathname, versions) : [];
  if (pages.length === 0) {
    return null;
  }
  return (
    <>
      <p>Did you mean one of these?</p>
      <ul>
        {pages.map(({ path, version, onlyInThisVersion }) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
            {onlyInThisVersion && ` (exists in ${version} only)`}
          </li>
        ))}
      </ul>
    </>
  );
}
