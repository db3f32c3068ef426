import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { distance } from 'fastest-levenshtein';

/** A docs page that a reader may have meant. */
export type NearPage = {
  path: string;
  /** Label of the page's docs version, e.g. `9.x`. */
  version: string;
};

type Version = Pick<GlobalVersion, 'label' | 'path'> & {
  docs: Pick<GlobalVersion['docs'][number], 'path'>[];
};

const MOST_PAGES = 3;
/** A name is near when at most this share of its letters differs. */
const MOST_DIFFERENCE = 0.4;
/** What a page of another version than the one asked for costs, so that equal names come later. */
const OTHER_VERSION_COST = 0.1;

/**
 * Finds the docs pages whose names are nearest to a path that no page has.
 *
 * `/docs/v10/midleware` → `/docs/v10/middlewares`, `/docs/v9/middlewares`
 *
 * @param pathname - the path that was asked for
 * @param versions - all docs versions with their pages
 * @returns at most three pages, nearest first
 */
export function nearestPages(pathname: string, versions: Version[]): NearPage[] {
  const wanted = pageName(pathname);
  return versions
    .flatMap((version) => version.docs.map((doc) => ({ version, doc, name: pageName(doc.path) })))
    .filter(({ version, doc }) => doc.path !== version.path)
    .map(({ version, doc, name }) => ({
      page: { path: doc.path, version: version.label },
      difference: distance(wanted, name) / Math.max(wanted.length, name.length),
      versionCost: pathname.startsWith(`${version.path}/`) ? 0 : OTHER_VERSION_COST,
    }))
    .filter(({ difference }) => difference <= MOST_DIFFERENCE)
    .sort((a, b) => a.difference + a.versionCost - (b.difference + b.versionCost))
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
}

function pageName(path: string) {
  return path.toLowerCase().replace(/\/+$/, '').split('/').at(-1) ?? '';
}
