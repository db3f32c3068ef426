import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { contentOf } from '../../../shared/built-site/loaded-content';

/** A page of the docs or a post, as far as it can be mixed up with others. */
export type Page = {
  /** From the site's root */
  file: string;
  title: string;
  description: string;
  /** What has to name it, unless something does; absent for posts */
  missingIn?: { sidebar: string; id: string } | undefined;
};

/** How a description begins that nobody has written yet. */
export const UNWRITTEN = 'Replace this:';

/**
 * Names pages that no sidebar has, and pages that share a title. The build fails; the dev
 * server warns, as a page is written before it is in a sidebar.
 */
export default function pageProblemsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-problems',
    allContentLoaded({ allContent }) {
      const versions = contentOf(allContent, 'docs').loadedVersions.map(
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
      const posts = contentOf(allContent, 'blog').blogPosts.map(({ metadata }): Page => ({
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
 */
export function pageProblems(pages: Page[]): { errors: string[]; warnings: string[] } {
  const errors = pages.flatMap(({ file, missingIn }) =>
    missingIn
      ? `${file} is in no sidebar, so readers do not find it; add '${missingIn.id}' to ${missingIn.sidebar}, or write "displayed_sidebar: null" in its front matter.`
      : [],
  );
  const byTitle = new Map<string, Page>();
  for (const page of pages) {
    const other = byTitle.get(page.title.toLowerCase());
    if (other) {
      errors.push(
        `${other.file} and ${page.file} have the title "${other.title}"; readers cannot tell them apart, so give each its own.`,
      );
    }
    byTitle.set(page.title.toLowerCase(), page);
  }
  const warnings = pages
    .filter(({ description }) => description.startsWith(UNWRITTEN))
    .map(({ file }) => `${file} has no description yet; write what readers learn there.`);
  return { errors, warnings };
}
