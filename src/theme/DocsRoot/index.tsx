// Change: wrapped (unsafe), so that unknown paths below the docs show the not-found page, too. Upstream shows
// an empty page if no version matches, and else hydrates 404.html with another layout.
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
 * The not-found page of a docs version. The first render has to match 404.html, which hosts send for every
 * unknown path. The next one shows the version of the address in the navbar.
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
