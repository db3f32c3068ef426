import {
  useActiveVersion,
  useDocsContextualSearchTags,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lastRead } from './lastRead';
import { MAX_ADDRESS_LENGTH } from './query';

/** The parameter of the search page's address that names a docs version. */
export const VERSION_PARAMETER = 'version';

/** Docusaurus's tag of what belongs to no docs version. */
const DEFAULT_TAG = 'default';

/** Half of a character, as where an emoji is cut: addresses cannot have it. */
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** Docusaurus's tag of a version of the docs. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** The tags of what is searched in a docs version: the contextual ones, with that version for the page's. */
export function useTags(version: string): string[] {
  const contextual = useDocsContextualSearchTags().filter((tag) => !tag.startsWith(versionTag('')));
  return [DEFAULT_TAG, ...contextual, versionTag(version)];
}

/** The version that readers have chosen, else the latest: the address of the search page need not name it. */
function useUsualVersion(): string {
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return (preferredVersion ?? latest).name;
}

/** The name of the version to search where nothing else is said: that of the page read last, else the usual. */
export function useDefaultVersion(): string {
  const usual = useUsualVersion();
  const versions = useVersions(undefined);
  const isBrowser = useIsBrowser();
  const paths = isBrowser ? lastRead().map(({ path }) => path) : [];
  const read = paths
    .map((path) => versions.find((version) => `${path}/`.startsWith(`${version.path}/`)))
    .find((version) => version !== undefined);
  return read?.name ?? usual;
}

/** The name of the version that the modal searches at first: that of this page, else the default. */
export function useVersionOfPage(): string {
  const active = useActiveVersion(undefined)?.name;
  const byDefault = useDefaultVersion();
  return active ?? byDefault;
}

/** Makes the address of the search page for a query in a docs version. */
export function useSearchPageLink(version: string): (query: string) => string {
  const page = useBaseUrl('/search');
  const usual = useUsualVersion();
  return (query) => {
    const address = `${page}?q=${encodeURIComponent(query.slice(0, MAX_ADDRESS_LENGTH).replace(HALF_CHARACTER, ''))}`;
    return version === usual
      ? address
      : `${address}&${VERSION_PARAMETER}=${encodeURIComponent(version)}`;
  };
}
