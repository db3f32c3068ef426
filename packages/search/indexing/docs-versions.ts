import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { Suggestion } from './options';

/** What is read of a page of the docs plugin. */
export type DocsPage = Pick<DocMetadata, 'id' | 'permalink' | 'source' | 'frontMatter'>;

/** What is read of a version of the docs plugin. */
export type DocsVersion = Pick<LoadedVersion, 'versionName' | 'label'> & { docs: DocsPage[] };

/**
 * Reads the front matter of pages as it is written: what a site's own `parseFrontMatter` leaves out of it
 * loads with no page.
 *
 * @param siteDir - the site's folder
 */
export function withWrittenFrontMatter(docs: DocsPage[], siteDir: string): Promise<DocsPage[]> {
  return Promise.all(
    docs.map(async (doc) => {
      const filePath = path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
      const fileContent = await fs.readFile(filePath, 'utf8');
      const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
      return { ...doc, frontMatter };
    }),
  );
}

const MAJOR = /^v?(\d+)(?=\.|$)/i;

/**
 * Lists what readers call the docs versions: their labels, and the number of the major version where it is
 * clear which is meant.
 *
 * @param pluginId - of the docs plugin
 * @returns by Docusaurus's tag for the version
 */
export function versionNames(pluginId: string, versions: DocsVersion[]): Map<string, string[]> {
  const all = versions.flatMap(namesOf);
  return new Map(
    versions.map((version) => [
      `docs-${pluginId}-${version.versionName}`,
      namesOf(version).filter((name) => all.indexOf(name) === all.lastIndexOf(name)),
    ]),
  );
}

/** A label without a number, such as `Next`, is a word of queries, too. */
function namesOf({ label }: DocsVersion): string[] {
  const major = MAJOR.exec(label)?.[1];
  return major ? Array.from(new Set([label.toLowerCase(), `v${major}`, `${major}.x`])) : [];
}

/**
 * Refuses suggestions that lead nowhere.
 *
 * @throws with the ids of documents that no version has
 */
export function refuseUnknownDocs(suggestions: Suggestion[], docs: DocsPage[]): void {
  const ids = new Set(docs.map(({ id }) => id));
  const unknown = suggestions.filter(({ doc }) => !ids.has(doc)).map(({ doc }) => doc);
  if (unknown.length > 0) {
    throw new Error(
      `docusaurus-site-search suggests documents that no docs version has: ${unknown.join(', ')}. Correct the option "suggestions"; an id is the path of the file in the docs folder, without its ending.`,
    );
  }
}
