import { type GlobalVersion, useDoc, useVersions } from '@docusaurus/plugin-content-docs/client';
import { namesOf, pagePath } from '@site/shared/paths';
import { changesPath } from '../changes';

/** Two neighbouring docs versions that both have the page that one reads. */
export interface Pair {
  title: string;
  /** Their labels */
  older: string;
  newer: string;
  /** Whether one reads the newer one */
  isNewer: boolean;
  /** Where it is written what changed */
  url: string;
}

/** Compares the page with the same page of the version before or, where that has none, of the next. */
export function usePair(): Pair | undefined {
  const { version: name, permalink, title } = useDoc().metadata;
  const versions = useVersions(undefined);
  const index = versions.findIndex((version) => version.name === name);
  const own = versions[index];
  if (!own) {
    return undefined;
  }
  const slug = pagePath(permalink).slice(own.path.length);
  const pathIn = (version?: GlobalVersion) =>
    namesOf(slug)
      .map((name) => `${version?.path}${name}`)
      .find((path) => version?.docs.some((doc) => pagePath(doc.path) === path));
  const [newer, older] = [versions[index - 1], versions[index + 1]];
  if (older && pathIn(older) !== undefined) {
    const url = changesPath(permalink);
    return { title, older: older.label, newer: own.label, isNewer: true, url };
  }
  const path = pathIn(newer);
  return newer && path !== undefined
    ? { title, older: own.label, newer: newer.label, isNewer: false, url: changesPath(path) }
    : undefined;
}
