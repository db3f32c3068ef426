import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { contentOf } from '../../../shared/built-site/loaded-content';

/** A docs page or a post. */
export type Page = {
  /** Source file, from the site's root */
  file: string;
  title: string;
  description: string;
  /** The sidebar file that lacks the page's id; absent for posts and if there is no problem */
  missingFrom?: { sidebar: string; id: string } | undefined;
};

/** The beginning of the description that `npm run new` writes. */
export const DESCRIPTION_PLACEHOLDER = 'Replace this:';

/**
 * Reports pages in no sidebar, and pages with the same title. The build fails; the dev server warns, since
 * authors write a page before they add it to a sidebar.
 */
export default function pageProblemsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-problems',
    allContentLoaded({ allContent }) {
      const versions = contentOf(allContent, 'docs').loadedVersions.map((version) => {
        const sidebar = path.relative(siteDir, String(version.sidebarFilePath));
        return version.docs.map((doc): Page => {
          const isMissing =
            !doc.sidebar && !doc.unlisted && doc.frontMatter.displayed_sidebar === undefined;
          const missingFrom = isMissing ? { sidebar, id: doc.id } : undefined;
          return { ...doc, file: aliasedSitePathToRelativePath(doc.source), missingFrom };
        });
      });
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

/** Finds problems among the pages of one docs version, or among the posts: sentences that say how to fix them. */
export function pageProblems(pages: Page[]): { errors: string[]; warnings: string[] } {
  const errors = pages.flatMap(({ file, missingFrom }) =>
    missingFrom
      ? `${file} is in no sidebar, so readers do not find it; add '${missingFrom.id}' to ${missingFrom.sidebar}, or write "displayed_sidebar: null" in its front matter.`
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
    .filter(({ description }) => description.startsWith(DESCRIPTION_PLACEHOLDER))
    .map(({ file }) => `${file} has no description yet; write what readers learn there.`);
  return { errors, warnings };
}
