import fs from 'node:fs';
import path from 'node:path';
import { docsVersions, type DocsVersion } from './versions';

/** A file with fences: a page, a post, or a partial that pages import. */
export type PageFile = {
  /** Path from the site's root, with `/`. */
  file: string;
  /** The folder of `libraries` whose packages it documents. */
  version: string;
};

const FOLDERS_OUTSIDE_THE_DOCS = ['blog', 'src/pages'];

/**
 * Lists every file of the site that may hold samples.
 *
 * @param siteDir - the site's root
 */
export function listPages(siteDir: string): PageFile[] {
  const versions = docsVersions(siteDir);
  const folders = [...versions.map(({ docsDir }) => docsDir), ...FOLDERS_OUTSIDE_THE_DOCS];
  return folders
    .flatMap((folder) => markdownFiles(siteDir, folder))
    .map((file) => ({ file, version: versionOf(file, versions) }));
}

/**
 * Tells which version's packages a page documents. Posts and pages outside the docs document the
 * latest released one.
 *
 * @param file - path from the site's root
 * @param versions - the latest released one first
 * @returns a folder of `libraries`
 */
export function versionOf(file: string, versions: DocsVersion[]): string {
  const version = versions.find(({ docsDir }) => file.startsWith(`${docsDir}/`)) ?? versions[0];
  if (!version) {
    throw new Error('The site has no docs versions; versions.json and "libraries" name them.');
  }
  return version.library;
}

/** The name under which a page is kept and run: its path without extension, with `/` as `__`. */
export function pageId(file: string): string {
  return file.replace(/\.mdx?$/, '').replaceAll('/', '__');
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
