import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { contentIn } from '../../../shared/built-site/loaded-content';

/** A page of the docs or a post, as far as it can be mixed up with others. */
export type Page = {
  /** From the site's root */
  file: string;
  title: string;
  description: string;
  permalink: string;
  /** What has to name it, unless something does; absent for posts */
  missingIn?: { sidebar: string; id: string } | undefined;
};

/** How a description begins that nobody has written yet. */
export const UNWRITTEN = 'Replace this:';

/**
 * Names pages that no sidebar has, and pages that share a title or an address. The build fails; the dev
 * server warns, as a page is written before it is in a sidebar.
 */
export default function pageProblemsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-problems',
    allContentLoaded({ allContent }) {
      const versions = contentIn(allContent, 'docs').loadedVersions.map(
        ({ docs, sidebarFilePath }) => {
          const sidebar = path.relative(siteDir, String(sidebarFilePath));
          return docs.map((doc): Page => {
            const isMissing =
              !doc.sidebar && !doc.unlisted && doc.frontMatter.displayed_sidebar === undefined;
            return {
              ...doc,
              file: aliasedSitePathToRelativePath(doc.source),
              missingIn: isMissing ? { sidebar, id: doc.id } : undefined,
            };
          });
        },
      );
      const posts = contentIn(allContent, 'blog').blogPosts.map(({ metadata }): Page => ({
        ...metadata,
        file: aliasedSitePathToRelativePath(metadata.source),
      }));
      const problems = [...versions, posts].map(pageProblems);
      const errors = problems.flatMap((found) => found.errors);
      problems.flatMap(({ warnings }) => warnings).forEach((warning) => logger.warn(warning));
      if (errors.length > 0 && process.env.NODE_ENV === 'production') {
        throw new Error(errors.join('\n'));
      }
      errors.forEach((error) => logger.warn(error));
    },
  };
}

/**
 * Finds what is wrong with the pages of a docs version, or the posts, beside each other, in sentences with
 * the mend.
 *
 * Two pages at one address are a warning, as they are to Docusaurus, which names the address alone.
 */
export function pageProblems(pages: Page[]): { errors: string[]; warnings: string[] } {
  return {
    errors: [
      ...pages.flatMap(({ file, missingIn }) =>
        missingIn
          ? `${file} is in no sidebar, so readers do not find it; add '${missingIn.id}' to ${missingIn.sidebar}, or write "displayed_sidebar: null" in its front matter.`
          : [],
      ),
      ...shared(pages, ({ title }) => title.toLowerCase()).map(
        ({ files, first }) =>
          `${files} have the title "${first.title}"; readers cannot tell them apart, so give each its own.`,
      ),
    ],
    warnings: [
      ...shared(pages, ({ permalink }) => permalink).map(
        ({ files, first }) =>
          `${files} have the address ${first.permalink}; give each a "slug" of its own.`,
      ),
      ...pages
        .filter(({ description }) => description.startsWith(UNWRITTEN))
        .map(({ file }) => `${file} has no description yet; write what readers learn there.`),
    ],
  };
}

function shared(pages: Page[], keyOf: (page: Page) => string) {
  const firsts = pages.filter(
    (page) => pages.find((other) => keyOf(other) === keyOf(page)) === page,
  );
  return firsts
    .map((first) => ({ first, all: pages.filter((page) => keyOf(page) === keyOf(first)) }))
    .filter(({ all }) => all.length > 1)
    .map(({ first, all }) => ({ first, files: all.map(({ file }) => file).join(' and ') }));
}
