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

/** Lists every file of the site that may hold samples. */
export function listPages(site: Site): PageFile[] {
  const versions = docsVersions(site);
  const folders = [...versions.map(({ docsDir }) => docsDir), ...OTHER_FOLDERS];
  return folders
    .flatMap((folder) => markdownFiles(site.dir, folder))
    .map((file) => ({ file, version: versionOf(file, versions) }));
}

/**
 * Chooses the pages that a command is about.
 *
 * @param parts - parts of the pages' paths; none stands for all pages
 * @returns the pages, and what to say of each part that no path has
 * @throws where the site has none: a check of nothing would pass
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
 * Tells which version's packages a page documents. Posts and pages outside the docs document the
 * latest released one.
 *
 * @param file - path from the site's root
 * @param versions - the latest released one first; there is always one
 * @returns the folder of its packages, e.g. `version-9.x`
 */
export function versionOf(file: string, versions: DocsVersion[]): string {
  const version = versions.find(({ docsDir }) => file.startsWith(`${docsDir}/`)) ?? versions[0]!;
  return version.library;
}

/** The name under which a page is kept and run: its path without extension, with `/` and `../` as `__`. */
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
