// Change: wrapped (unsafe), so that a path that no docs page has shows the not-found page, as it
// does everywhere else. Upstream leaves the page empty where no version matches, and hydrates
// 404.html with another layout elsewhere.
import { matchPath, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';
import { Route } from 'react-router-dom';

/** The docs pages of all versions. */
export default function DocsRootOrNotFound(props: Props) {
  const { pathname } = useLocation();
  return hasPage(props.route.routes, pathname) ? <DocsRoot {...props} /> : <HydratedNotFound />;
}

function hasPage(routes: Props['route']['routes'], pathname: string): boolean {
  return (routes ?? []).some(
    (route) =>
      matchPath(pathname, route) !== null && (!route.routes || hasPage(route.routes, pathname)),
  );
}

/**
 * The not-found page of a docs version. Hosts answer every unknown path with the same 404.html, so
 * the first render is the one of that file; the navbar's version follows the address after it.
 */
function HydratedNotFound() {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  return (
    <Route location={isBrowser ? location : { ...location, pathname: '/404.html' }}>
      <NotFound />
    </Route>
  );
}
