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

/** A workshop of a page; its file is given by its path from the site's root. */
export type PageWorkshop = Workshop & { pageFile: string; heading?: string };

/** The id of a heading, as authors write it behind the words. */
const HEADING_ID = /\s*(?:\{#[^}]*\}|\/\*.*\*\/)$/;

/**
 * Reads the workshops of all pages of a site.
 *
 * @param maker - a hash of what reads them
 */
export function readWorkshops(site: Site, store: Store, maker: string): PageWorkshop[] {
  return listPages(site).flatMap((page) => {
    const text = fs.readFileSync(path.join(site.dir, page.file), 'utf8');
    if (!mayRun(text)) {
      return [];
    }
    const entry = `pages/${hashOf(maker, site.options, page, text)}.json`;
    const known = store.read<PageWorkshop[]>(entry);
    const read = known ?? readPage(site, page, text);
    if (!known) {
      store.write(entry, read);
    }
    return read;
  });
}

function readPage(site: Site, page: PageFile, text: string): PageWorkshop[] {
  const programs = programsToRun(collect(text, page, site)).filter(isForReaders);
  if (programs.length === 0) {
    // It may be no MDX, which the check of the samples says.
    return [];
  }
  const fences = fencesIn(text, page.file);
  const headingAbove = (line: number) =>
    fences.find(({ node }) => node.position!.start.line === line - 1)?.heading;
  const folder = docsVersions(site).find(({ docsDir }) => page.file.startsWith(`${docsDir}/`));
  // Without its folder, a program is called the same when its docs version is released.
  const prefix = folder ? `${pageId(folder.docsDir)}__` : '';
  return programs.flatMap(workshopsOf).map((workshop) => ({
    ...workshop,
    id: workshop.id.slice(prefix.length),
    pageFile: page.file,
    heading: headingAbove(workshop.line)?.replace(HEADING_ID, ''),
  }));
}
