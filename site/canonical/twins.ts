import fs from 'node:fs';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { pagePath } from '../../src/data/pagePath';

/** What it takes of a docs version. */
export interface Version {
  isLast: boolean;
  docs: Pick<LoadedVersion['docs'][number], 'id' | 'permalink' | 'source'>[];
}

/** What writes other words in each docs version, whatever the page says. */
const BY_VERSION = /from '(@generated|@site\/src\/components\/(LinkList|ProjectList|Reference))\b/;

/**
 * Finds the docs pages that the released version has in the same words: byte for byte, with no component
 * that writes others.
 *
 * @param siteDir - what `@site` stands for in the sources
 * @returns path of each such page → path of the released one
 */
export function findTwins(versions: Version[], siteDir: string): Map<string, string> {
  const released = versions.find(({ isLast }) => isLast)?.docs ?? [];
  const others = versions.filter(({ isLast }) => !isLast).flatMap(({ docs }) => docs);
  const byId = new Map(released.map((doc) => [doc.id, doc]));
  const read = ({ source }: { source: string }) =>
    fs.readFileSync(source.replace(/^@site/, siteDir), 'utf8');

  return new Map(
    others.flatMap((doc) => {
      const twin = byId.get(doc.id);
      const text = read(doc);
      return twin && read(twin) === text && !BY_VERSION.test(text)
        ? [[pagePath(doc.permalink), pagePath(twin.permalink)]]
        : [];
    }),
  );
}
