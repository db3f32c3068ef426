// Change: wrapped (unsafe), so that a path that no docs page has shows the not-found page, as it
// does everywhere else. Upstream leaves the page empty where no version matches, and hydrates
// 404.html with another layout elsewhere.
import { matchPath, useLocation } from '@docusaurus/router';
import DocsRoot from '@theme-original/DocsRoot';
import type { Props } from '@theme/DocsRoot';
import NotFound from '@theme/NotFound';

/** The docs pages of all versions. */
export default function DocsRootOrNotFound(props: Props) {
  const { pathname } = useLocation();
  return hasPage(props.route.routes, pathname) ? <DocsRoot {...props} /> : <NotFound />;
}

function hasPage(routes: Props['route']['routes'], pathname: string): boolean {
  return (routes ?? []).some(
    (route) =>
      matchPath(pathname, route) !== null && (!route.routes || hasPage(route.routes, pathname)),
  );
}
