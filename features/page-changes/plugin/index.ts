import fs from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../../budgets';
import { type Build, type BuiltSite, fileAt } from '../../../shared/built-site/build';
import { markdownPath, namesOf } from '../../../shared/paths';
import { changesPath, type PageChanges } from '../changes';
import { comparePages } from './compare';

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
      const parts = inParts(comparePages(before, after, renamed), path);
      parts.forEach((part, index) => files.set(changesPath(path, index + 1), part));
    }
  }
  return files;
}

/**
 * Writes changes in as few files as the budget allows, each of which names the next.
 *
 * The list of exports takes two: its lines that came and went are 10 kB without anything around them.
 */
function inParts(changes: PageChanges, path: string, part = 1): string[] {
  const { sections } = changes;
  const next = changesPath(path, part + 1);
  const write = (count: number) =>
    JSON.stringify({
      ...changes,
      sections: sections.slice(0, count),
      ...(count < sections.length && { next }),
    } satisfies PageChanges);
  if (sections.length === 1 || isInBudget(write(sections.length))) {
    return [write(sections.length)];
  }
  // The most sections that are in the budget: at least `enough`, less than `tooMany`.
  let [enough, tooMany] = [1, sections.length];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    [enough, tooMany] = isInBudget(write(middle)) ? [middle, tooMany] : [enough, middle];
  }
  const rest = { ...changes, sections: sections.slice(enough) };
  return [write(enough), ...inParts(rest, path, part + 1)];
}

function isInBudget(json: string) {
  const limit = BUDGETS.pages.changesKilobytes * 1000;
  return json.length <= limit || brotliCompressSync(json).length <= limit;
}
