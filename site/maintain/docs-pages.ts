import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { pageSections } from '../reference/sections';
import type { DocsVersions } from './docs-versions';
import { filesBelow } from './files';
import type { DocsPage } from './nearest-pages';

/** Where Docusaurus serves docs by itself. */
const DOCS_ROUTE = '/docs';

/** The folder of a docs version's pages, from the site's root. */
export function docsFolder(version: string): string {
  return version === 'current' ? 'docs' : `versioned_docs/version-${version}`;
}

/** A page of a docs version. */
type Page = DocsPage & {
  /** From the site's root */
  file: string;
  /** Its path below the version's folder, without extension. */
  id: string;
  title: string;
};

/** Reads the pages of a docs version. Partials, which start with `_`, are none. */
export async function readVersionPages(
  siteDir: string,
  { versions }: DocsVersions,
  version: string,
): Promise<{ path: string; pages: Page[] }> {
  const root = `${DOCS_ROUTE}/${versions[version]!.path}`;
  const folder = docsFolder(version);
  const files = filesBelow(siteDir, [folder]).filter(isPage);
  const pages = files.map(async (file) => {
    const filePath = path.join(siteDir, file);
    const text = fs.readFileSync(filePath, 'utf8');
    const id = path.posix.relative(folder, file).replace(/\.mdx?$/, '');
    const { title = '', slug = `/${id}` } = await readFrontMatter(filePath, text);
    const anchors = pageSections(text).flatMap(({ href }) => href.split('#').slice(1));
    return { file, id, title, path: slug === '/' ? root : root + slug, text, anchors };
  });
  return { path: root, pages: await Promise.all(pages) };
}

/** What the front matter of a page has, of what tells pages apart. */
export async function readFrontMatter(
  filePath: string,
  fileContent: string,
): Promise<{ title?: string; slug?: string }> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return frontMatter;
}

/** Reads a file of YAML as Docusaurus reads front matter. */
export async function readYaml(file: string): Promise<Record<string, unknown>> {
  const fileContent = `---\n${fs.readFileSync(file, 'utf8')}\n---\n`;
  return (await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent })).frontMatter;
}

/** Whether a file has a page of its own. */
export function isPage(file: string): boolean {
  return /(^|\/)[^_/][^/]*\.mdx?$/.test(file);
}
