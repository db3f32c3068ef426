import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { namesOf } from '@site/shared/paths';

type Version = Pick<GlobalVersion, 'path' | 'mainDocId'> & {
  docs: Pick<GlobalVersion['docs'][number], 'id' | 'path'>[];
};

/** By the slug of a page, what comes nearest in a version that has no such page. */
const NEAREST: Record<string, string> = {
  '/migrate-from-v9-to-v10': '/prepare-for-v10',
  '/old-clients': '/prepare-for-v10',
  '/renamed-and-removed': '/prepare-for-v10',
  '/prepare-for-v10': '/migrate-from-v9-to-v10',
};

/**
 * The page of a docs version that comes nearest to a page which it may lack.
 *
 * @param slug - the end of the page's path, from the path of its version on
 * @returns the version's first page where nothing is near
 */
export function nearestPage(slug: string | undefined, { path, docs, mainDocId }: Version) {
  const names = slug ? [...namesOf(slug), NEAREST[slug]] : [];
  return (
    docs.find((doc) => names.includes(doc.path.slice(path.length))) ??
    docs.find(({ id }) => id === mainDocId)
  );
}
