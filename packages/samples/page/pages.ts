import fs from 'node:fs';
import path from 'node:path';
import type { Site } from './site';
import { docsVersions, type DocsVersion } from './versions';

/** Folders outside the docs whose pages may have samples. */
const OTHER_FOLDERS = ['blog', 'src/pages'];

/** A file with fences: a page, a post, or a partial that pages import. */
export type PageFile = {
  /** Path from the site's root, with `/`. */
  file: string;
  /** The folder of the packages that it documents. */
  version: string;
};

/** Lists the files of the docs, the blog and `src/pages`. */
export function listPages(site: Site): PageFile[] {
  const versions = docsVersions(site);
  const folders = [...versions.map(({ docsDir }) => docsDir), ...OTHER_FOLDERS];
  return folders
    .flatMap((folder) => markdownFiles(site.dir, folder))
    .map((file) => ({ file, version: versionOf(file, versions) }));
}

/**
 * Selects the pages that are arguments of a command.
 *
 * @param parts - parts of the pages' paths; none selects all pages
 * @returns the pages, and a message for each part that is in no path
 * @throws if the site has no pages, since a check of none would pass
 */
export function choosePages(
  files: PageFile[],
  parts: string[],
): { files: PageFile[]; faults: string[] } {
  if (files.length === 0) {
    throw new Error(
      "There are no pages; say in samples.config.ts where they are, such as docs: '../docs'.",
    );
  }
  const chosen = files.filter(({ file }) => parts.some((part) => file.includes(part)));
  return {
    files: parts.length > 0 ? chosen : files,
    faults: parts
      .filter((part) => !files.some(({ file }) => file.includes(part)))
      .map(
        (part) =>
          `No page's path has "${part}" in it; write a part of one, such as "${files[0]?.file}".`,
      ),
  };
}

/**
 * Returns the docs version of a page, e.g. `version-9.x`. Pages outside the docs belong to the latest released
 * version.
 *
 * @param file - path from the site's root
 * @param versions - the latest released one first
 */
export function versionOf(file: string, versions: DocsVersion[]): string {
  const version = versions.find(({ docsDir }) => file.startsWith(`${docsDir}/`)) ?? versions[0]!;
  return version.library;
}

/** Converts a page's path to a file name: without extension, with `__` for `/` and `../`. */
export function pageId(file: string): string {
  return file.replace(/\.mdx?$/, '').replaceAll(/(?:\.\.)?\//g, '__');
}

function markdownFiles(siteDir: string, folder: string): string[] {
  const directory = path.join(siteDir, folder);
  if (!fs.existsSync(directory)) {
    return [];
  }
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();
}
