import fs from 'node:fs';
import path from 'node:path';
import {
  collect,
  docsVersions,
  fencesIn,
  hashOf,
  isForReaders,
  listPages,
  mayRun,
  pageId,
  programsToRun,
  type PageFile,
  type Site,
  type Store,
} from 'docusaurus-checked-samples/parts';
import { workshopsOf, type Workshop } from './workshops';

/** `pageFile` is the path of the page from the site's root. */
export type PageWorkshop = Workshop & { pageFile: string; heading?: string };

/** The id at the end of a heading: `{#id}`, or a comment with it. */
const HEADING_ID = /\s*(?:\{#[^}]*\}|\/\*.*\*\/)$/;

/**
 * Reads the workshops of all pages, or takes them from the cache.
 *
 * @param codeHash - a hash of the code that reads them
 */
export function readWorkshops(site: Site, store: Store, codeHash: string): PageWorkshop[] {
  return listPages(site).flatMap((page) => {
    const text = fs.readFileSync(path.join(site.dir, page.file), 'utf8');
    if (!mayRun(text)) {
      return [];
    }
    const entry = `pages/${hashOf(codeHash, site.options, page, text)}.json`;
    const cached = store.read<PageWorkshop[]>(entry);
    const workshops = cached ?? readPage(site, page, text);
    if (!cached) {
      store.write(entry, workshops);
    }
    return workshops;
  });
}

function readPage(site: Site, page: PageFile, text: string): PageWorkshop[] {
  const programs = programsToRun(collect(text, page, site)).filter(isForReaders);
  if (programs.length === 0) {
    // Before `fencesIn`, which throws if the page is not MDX; the check of the samples reports that.
    return [];
  }
  const fences = fencesIn(text, page.file);
  const headingAbove = (line: number) =>
    fences.find(({ node }) => node.position!.start.line === line - 1)?.heading;
  const folder = docsVersions(site).find(({ docsDir }) => page.file.startsWith(`${docsDir}/`));
  // Ids without the docs folder stay the same when the docs version is released.
  const prefix = folder ? `${pageId(folder.docsDir)}__` : '';
  return programs.flatMap(workshopsOf).map((workshop) => ({
    ...workshop,
    id: workshop.id.slice(prefix.length),
    pageFile: page.file,
    heading: headingAbove(workshop.line)?.replace(HEADING_ID, ''),
  }));
}
