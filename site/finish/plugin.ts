import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { withoutBase } from '../../shared/paths';
import { contentOf } from '../../shared/built-site/loaded-content';
import { readVersion } from '../../shared/built-site/docs-version';
import { type Build, BUILD_FILE, type BuiltSite } from '../../shared/built-site/build';

/** Tells the steps of `site/finish` what Docusaurus knows of the site that it built. */
export default function build({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  const { title, tagline, url, baseUrl } = siteConfig;
  return {
    name: 'build',
    async postBuild({ outDir, plugins, routesPaths }) {
      const file = path.join(siteDir, BUILD_FILE);
      const site: BuiltSite = {
        ...{ outDir, title, tagline, url, baseUrl },
        pages: routesPaths
          .filter((route) => !route.endsWith('.html'))
          .map((route) => withoutBase(route, baseUrl)),
        versions: contentOf(plugins, 'docs').loadedVersions.map((version) =>
          readVersion(version, title),
        ),
        posts: contentOf(plugins, 'blog').blogPosts.map(({ metadata }) => ({
          title: metadata.title,
          path: metadata.permalink,
        })),
        sources: sourcesOf(plugins, baseUrl),
      };
      // Docusaurus builds the default language first.
      const isFirst = i18n.currentLocale === i18n.defaultLocale;
      const others = isFirst ? [] : (JSON.parse(await fs.readFile(file, 'utf8')) as Build);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, JSON.stringify([...others, site]));
    },
  };
}

function sourcesOf(plugins: LoadedPlugin[], baseUrl: string) {
  const docs = contentOf(plugins, 'docs').loadedVersions.flatMap((version) => version.docs);
  const posts = contentOf(plugins, 'blog').blogPosts.map(({ metadata }) => metadata);
  return Object.fromEntries(
    [...docs, ...posts].map(({ permalink, source }) => [
      withoutBase(permalink, baseUrl),
      aliasedSitePathToRelativePath(source),
    ]),
  );
}
