import {
  useActiveVersion,
  useDocsContextualSearchTags,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lastRead } from './lastRead';

/** Docusaurus's tag of a version of the docs. */
export function versionTag(version: string): string {
  return `docs-default-${version}`;
}

/** The tags of what is searched in docs versions: the contextual ones, with those versions for the page's. */
export function useTags(versions: string[]): string {
  const contextual = useDocsContextualSearchTags().filter((tag) => !tag.startsWith(versionTag('')));
  return ['default', ...contextual, ...versions.map(versionTag)].join(' ');
}

/** The docs version that an address is in. */
export function versionOf<V extends { path: string }>(path: string, versions: V[]): V | undefined {
  return versions.find((version) => `${path}/`.startsWith(`${version.path}/`));
}

/**
 * The name of the docs version to search where nothing else is said: that of this page, else of the page
 * read last, else the one that readers have chosen or the latest.
 */
export function useDefaultVersion(): string {
  const active = useActiveVersion(undefined);
  const versions = useVersions(undefined);
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const read = (useIsBrowser() ? lastRead() : []).map(({ path }) => versionOf(path, versions));
  return (active ?? read.find(Boolean) ?? preferredVersion ?? latest).name;
}
