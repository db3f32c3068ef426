import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { pathInVersion } from '@site/shared/paths';

/** By the slug of a page, what comes nearest in a version that has no such page. */
const NEAREST: Record<string, string> = {
  '/migrate-from-v9-to-v10': '/prepare-for-v10',
  '/old-clients': '/prepare-for-v10',
  '/renamed-and-removed': '/prepare-for-v10',
  '/prepare-for-v10': '/migrate-from-v9-to-v10',
};

type Version = Pick<GlobalVersion, 'path'> & {
  docs: Pick<GlobalVersion['docs'][number], 'path'>[];
};

/**
 * The path of what comes nearest to a page that a docs version lacks: its first page where nothing is near.
 *
 * @param slug - the end of the page's path, from the path of its version on
 */
export function nearestPath(version: Version, slug: string): string {
  const nearest = NEAREST[slug];
  return (nearest && pathInVersion(version, nearest)) ?? version.path;
}
