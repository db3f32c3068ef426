import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useSearchLinkCreator } from '@docusaurus/theme-common';

/** The parameter of the search page's address that names a docs version. */
export const VERSION_PARAMETER = 'version';

/** Half of a character, as where an emoji is cut: addresses cannot have it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** The name of the version that is searched where nothing else is said: the preferred, else the latest. */
export function useDefaultSearchVersion(): string {
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return (preferredVersion ?? latest).name;
}

/** The name of the version that the modal searches: that of this page, else the default. */
export function useSearchedVersion(): string {
  const active = useActiveVersion(undefined)?.name;
  const byDefault = useDefaultSearchVersion();
  return active ?? byDefault;
}

/**
 * Makes links to the search page, in the docs version of this page. The address names it only where
 * the search page would choose another.
 */
export function useSearchPageLink(): (query: string) => string {
  const createLink = useSearchLinkCreator();
  const active = useActiveVersion(undefined)?.name;
  const byDefault = useDefaultSearchVersion();
  return (query) => {
    const link = createLink(query.replace(HALF_CHARACTER, ''));
    return active === undefined || active === byDefault
      ? link
      : `${link}&${VERSION_PARAMETER}=${encodeURIComponent(active)}`;
  };
}
