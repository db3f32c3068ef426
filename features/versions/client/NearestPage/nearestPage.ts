import { pathInVersion, type Version } from '@site/shared/paths';

/** Slug of a page → slug of the nearest page in a version that lacks it. */
const NEAREST: Record<string, string> = {
  '/migrate-from-v9-to-v10': '/prepare-for-v10',
  '/old-clients': '/prepare-for-v10',
  '/renamed-and-removed': '/prepare-for-v10',
  '/prepare-for-v10': '/migrate-from-v9-to-v10',
};

/**
 * Finds the path of the nearest page in a docs version that lacks a page; by default the version's first page.
 *
 * @param slug - the page's path without the path of its version: `/router`
 */
export function nearestPath(version: Version, slug: string): string {
  const nearest = NEAREST[slug];
  return (nearest && pathInVersion(version, nearest)) ?? version.path;
}
