import fs from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../../budgets';
import { type Build, type BuiltSite, fileAt } from '../../../shared/built-site/build';
import { markdownPath, namesOf } from '../../../shared/paths';
import { changesPath, type Line, type PageChanges } from '../changes';
import { comparePages } from './compare';

/** Of the sections in a file, compressed; the rest of it takes some of the budget. */
const MOST_BYTES = BUDGETS.pages.changesKilobytes * 1000 - 300;

/** A docs version whose pages are written as Markdown. */
export interface WrittenVersion {
  /** What its pages say that they belong to: "tRPC 10.x" */
  name: string;
  path: string;
  /** The Markdown of its pages, by the page's path */
  pages: Map<string, string>;
}

/** Writes what changed in each docs page since the version before, by the Markdown that is there already. */
export async function writeChanges(build: Build) {
  for (const site of build) {
    const versions = await Promise.all(site.versions.map((version) => readMarkdown(site, version)));
    for (const [index, older] of versions.slice(1).entries()) {
      for (const [address, json] of changesBetween(older, versions[index]!, site.url)) {
        await fs.writeFile(fileAt(site, address), json);
      }
    }
  }
}

async function readMarkdown(
  site: BuiltSite,
  { label, path, sections }: BuiltSite['versions'][number],
): Promise<WrittenVersion> {
  const pages = new Map<string, string>();
  for (const page of sections.flatMap((section) => section.pages)) {
    const file = fileAt(site, markdownPath(page.path, site.baseUrl));
    pages.set(page.path, await fs.readFile(file, 'utf8'));
  }
  return { name: `${site.title} ${label}`, path, pages };
}

/**
 * Finds what changed from one docs version to the next, in all pages that both have, some by another
 * name.
 *
 * @param origin - what the links of the Markdown begin with
 * @returns the JSON to write, by its path
 */
export function changesBetween(
  older: WrittenVersion,
  newer: WrittenVersion,
  origin: string,
): Map<string, string> {
  const renamed: PageChanges['renamed'] = [
    [`> ${older.name},`, `> ${newer.name},`],
    [origin + older.path, origin + newer.path],
  ];
  const files = new Map<string, string>();
  for (const [path, after] of newer.pages) {
    const before = namesOf(path.slice(newer.path.length))
      .map((slug) => older.pages.get(older.path + slug))
      .find((text) => text !== undefined);
    if (before !== undefined) {
      const { sections, ...whole } = comparePages(before, after, renamed);
      const parts = inParts(sections);
      parts.forEach((part, index) => {
        const next = index + 1 < parts.length ? changesPath(path, index + 2) : undefined;
        const changes: PageChanges = { ...whole, sections: part, next };
        files.set(changesPath(path, index + 1), JSON.stringify(changes));
      });
    }
  }
  return files;
}

/** Halves sections until each part is within the budget of a file; the list of exports takes two. */
function inParts(sections: Line[][]): Line[][][] {
  const json = JSON.stringify(sections);
  const isSmall = json.length <= MOST_BYTES || brotliCompressSync(json).length <= MOST_BYTES;
  if (isSmall || sections.length === 1) {
    return [sections];
  }
  const middle = Math.ceil(sections.length / 2);
  return [sections.slice(0, middle), sections.slice(middle)].flatMap(inParts);
}
