import path from 'node:path';
import logger from '@docusaurus/logger';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { contentIn } from '../../../../shared/built-site/loaded-content';
import { type Page, pageProblems } from './problems';

/**
 * Names pages that no sidebar has, and pages that share a title or an address. The build fails; the dev
 * server warns, as a page is written before it is in a sidebar.
 */
export default function pageProblemsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'page-problems',
    allContentLoaded({ allContent }) {
      const docs = contentIn(allContent, 'docs');
      const blog = contentIn(allContent, 'blog');
      const lists = [
        ...docs.loadedVersions.map((version) => docsPages(version, siteDir)),
        blog.blogPosts.map(postPage),
      ];
      const problems = lists.map(pageProblems);
      const errors = problems.flatMap((found) => found.errors);
      problems.flatMap(({ warnings }) => warnings).forEach((warning) => logger.warn(warning));
      if (errors.length > 0 && process.env.NODE_ENV === 'production') {
        throw new Error(errors.join('\n'));
      }
      errors.forEach((error) => logger.warn(error));
    },
  };
}

function docsPages({ docs, sidebarFilePath }: LoadedVersion, siteDir: string): Page[] {
  const sidebar = path.relative(siteDir, String(sidebarFilePath));
  return docs.map((doc) => ({
    file: aliasedSitePathToRelativePath(doc.source),
    title: doc.title,
    description: doc.description,
    permalink: doc.permalink,
    missingIn: isMissing(doc) ? { sidebar, id: doc.id } : undefined,
  }));
}

function isMissing({ sidebar, unlisted, frontMatter }: DocMetadata) {
  return !sidebar && !unlisted && frontMatter.displayed_sidebar === undefined;
}

function postPage({ metadata }: BlogPost): Page {
  const { source, title, description, permalink } = metadata;
  return { file: aliasedSitePathToRelativePath(source), title, description, permalink };
}
