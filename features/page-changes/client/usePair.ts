import { type GlobalVersion, useDoc, useVersions } from '@docusaurus/plugin-content-docs/client';
import { pagePath, pathInVersion } from '@site/shared/paths';

/** The current page in two neighboring docs versions. */
export interface Pair {
  title: string;
  older: VersionOfPage;
  newer: VersionOfPage;
  /** Whether the current page is the newer one */
  isNewer: boolean;
}

export interface VersionOfPage {
  /** The version's label */
  label: string;
  /** The version's path, `/docs/v10` */
  base: string;
  /** The page's path */
  path: string;
}

/** Finds the same page in the previous docs version or, if that lacks it, in the next. */
export function usePair(): Pair | undefined {
  const { version, permalink, title } = useDoc().metadata;
  const versions = useVersions(undefined);
  const index = versions.findIndex(({ name }) => name === version);
  const slug = pagePath(permalink).slice(versions[index]?.path.length);
  const [newer, own, older] = [index - 1, index, index + 1].map((at) => pageIn(versions[at], slug));
  if (own && older) {
    return { title, older, newer: own, isNewer: true };
  }
  return own && newer && { title, older: own, newer, isNewer: false };
}

function pageIn(version: GlobalVersion | undefined, slug: string): VersionOfPage | undefined {
  const path = version && pathInVersion(version, slug);
  return version && path !== undefined
    ? { label: version.label, base: version.path, path }
    : undefined;
}
