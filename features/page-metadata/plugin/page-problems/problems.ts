/** A page of the docs or a post, as far as it can be mixed up with others. */
export type Page = {
  /** From the site's root */
  file: string;
  title: string;
  description: string;
  permalink: string;
  /** What has to name it, unless something does; absent for posts */
  missingIn?: { sidebar: string; id: string };
};

/** How a description begins that nobody has written yet. */
export const UNWRITTEN = 'Replace this:';

/** What is wrong with pages that are listed together, in sentences with the mend. */
export type Problems = { errors: string[]; warnings: string[] };

/**
 * Finds what is wrong with the pages of a docs version, or the posts, beside each other.
 *
 * Two pages at one address are a warning, as they are to Docusaurus, which names the address alone.
 */
export function pageProblems(pages: Page[]): Problems {
  return {
    errors: [
      ...pages.flatMap(({ file, missingIn }) => (missingIn ? orphan(file, missingIn) : [])),
      ...shared(pages, ({ title }) => title.toLowerCase()).map(
        (pair) =>
          `${filesOf(pair)} have the title "${pair[0]!.title}"; readers cannot tell them apart, so give each its own.`,
      ),
    ],
    warnings: [
      ...shared(pages, ({ permalink }) => permalink).map(
        (pair) =>
          `${filesOf(pair)} have the address ${pair[0]!.permalink}; give each a "slug" of its own.`,
      ),
      ...pages
        .filter(({ description }) => description.startsWith(UNWRITTEN))
        .map(({ file }) => `${file} has no description yet; write what readers learn there.`),
    ],
  };
}

function orphan(file: string, { sidebar, id }: NonNullable<Page['missingIn']>) {
  return `${file} is in no sidebar, so readers do not find it; add '${id}' to ${sidebar}, or write "displayed_sidebar: null" in its front matter.`;
}

function shared(pages: Page[], keyOf: (page: Page) => string): Page[][] {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    groups.set(keyOf(page), [...(groups.get(keyOf(page)) ?? []), page]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

function filesOf(pages: Page[]) {
  return pages.map(({ file }) => file).join(' and ');
}
