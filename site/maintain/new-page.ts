import fs from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { docsFolder, readVersionPages } from './docs-pages';
import { DOCS_VERSIONS_FILE, type DocsVersions } from './docs-versions';
import { readJson, writeFormatted } from './files';
import { Refusal } from './refusal';
import { addToSidebar } from './sidebar';
import { pageText } from './templates';
import { titleProblem } from './title-problem';

const PAGE_ID = /^[a-z][\w-]*\/[A-Za-z][\w-]*$/;

/** What a maintainer says of a page. */
export type NewPage = {
  /** Folder and name, e.g. `server/rate-limits` */
  id: string;
  title: string;
  /** The label of its docs version, unless it is the unreleased one. */
  in?: string;
  /** The label of its category in the sidebar, unless its folder tells. */
  category?: string;
};

/**
 * Adds a docs page: the file, with front matter and a sample that passes, and its place in the sidebar.
 *
 * @param isDryRun - only says what it would do
 * @returns what it did, in words
 * @throws Refusal where the page, its address or its title exists, or a name is not right
 */
export async function newPage(siteDir: string, page: NewPage, isDryRun: boolean): Promise<string> {
  const { id, title } = page;
  if (!PAGE_ID.test(id)) {
    throw new Refusal(
      `"${id}" is no folder and name of a page; write them such as server/rate-limits, without an extension.`,
    );
  }
  const versions = readJson<DocsVersions>(path.join(siteDir, DOCS_VERSIONS_FILE));
  const version = versionOf(versions, page.in);
  const folder = docsFolder(version);
  const file = `${folder}/${id}.mdx`;
  const { path: root, pages } = await readVersionPages(siteDir, versions, version);
  const slug = `/${path.posix.basename(id)}`;
  const sameSlug = pages.find((other) => other.path === root + slug);
  const sameTitle = pages.find((other) => other.title.toLowerCase() === title.toLowerCase());
  const problem =
    titleProblem(title) ??
    (fs.existsSync(path.join(siteDir, file)) ? `${file} exists already.` : undefined) ??
    (sameSlug &&
      `${folder}/${sameSlug.id}.mdx has the address ${root}${slug} already; choose another name.`) ??
    (sameTitle &&
      `${folder}/${sameTitle.id}.mdx has the title "${sameTitle.title}" already; choose another one.`);
  if (problem) {
    throw new Refusal(problem);
  }

  const sidebarFile =
    version === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
  const sidebar = path.join(siteDir, sidebarFile);
  const { text, category } = addToSidebar(
    sidebarFile,
    fs.readFileSync(sidebar, 'utf8'),
    id,
    page.category,
  );
  if (!isDryRun) {
    await writeFormatted(path.join(siteDir, file), pageText({ title, slug }));
    await writeFormatted(sidebar, text);
  }
  const label = versions.versions[version]!.label;
  return [
    isDryRun ? 'This would add a page:' : 'Added a page:',
    `  ${file}, with front matter and a sample that passes`,
    `  ${sidebarFile}: last of "${category}"`,
    `  its address: ${root}${slug}, in the docs of ${label}`,
    'Next: write its description and its text; look at it with "npm start"; check it with',
    `"npm run check:samples ${file}" and "npm run test:samples ${file}".`,
  ].join('\n');
}

function versionOf({ versions }: DocsVersions, label = versions.current!.label): string {
  const entries = Object.entries(versions);
  const found = entries.find(([, options]) => options.label === label);
  if (!found) {
    const labels = entries.map(([, options]) => options.label);
    throw new Refusal(
      `There is no docs version "${label}"; did you mean --in ${closest(label, labels)}? There are ${labels.join(', ')}.`,
    );
  }
  return found[0];
}
