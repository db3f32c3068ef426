import fs from 'node:fs/promises';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { pagePath } from '../../shared/paths';
import { contentOf } from '../../shared/built-site/loaded-content';
import { readVersion } from '../../shared/built-site/docs-version';
import { type Build, BUILD_FILE, type BuiltSite } from '../../shared/built-site/build';

/** Writes what `site/finish` needs to know of the built site to `BUILD_FILE`. */
export default function build({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const { title, tagline, url, baseUrl } = siteConfig;
  let content: AllContent = {};
  return {
    name: 'build',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    async postBuild({ outDir, routesPaths }) {
      const docs = contentOf(content, 'docs').loadedVersions;
      const posts = contentOf(content, 'blog').blogPosts.map(({ metadata }) => metadata);
      const sources = [...docs.flatMap((version) => version.docs), ...posts].map(
        ({ permalink, source }) => [pagePath(permalink), aliasedSitePathToRelativePath(source)],
      );
      const file = path.join(siteDir, BUILD_FILE);
      const site: BuiltSite = {
        ...{ outDir, title, tagline, url, baseUrl },
        pages: routesPaths.filter((route) => !route.endsWith('.html')),
        versions: docs.map((version) => readVersion(version, title)),
        posts: posts.map((post) => ({ title: post.title, path: post.permalink })),
        sources: Object.fromEntries(sources) as BuiltSite['sources'],
      };
      // Docusaurus builds the default language first.
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      const others = isFirst ? [] : (JSON.parse(await fs.readFile(file, 'utf8')) as Build);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify([...others, site]));
    },
  };
}
