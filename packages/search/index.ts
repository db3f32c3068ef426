import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  INDEX_FOLDER,
  PLUGIN_NAME,
  type Credentials,
  type SearchGlobalData,
} from './client/backend';
import { readBuiltPages } from './indexing/built-pages';
import {
  refuseUnknownDocs,
  versionNames,
  withWrittenFrontMatter,
  type DocsPage,
  type DocsVersion,
} from './indexing/docs-versions';
import { withSectionKeywords } from './indexing/section-keywords';
import { indexFiles } from './indexing/shards';
import type { SearchOptions } from './indexing/options';
import { EARLY_SCRIPT } from './theme/early';

export { searchCredentials } from './indexing/credentials';
export { validateOptions } from './indexing/options';
export { withSectionKeywords };
export type { SearchOptions };

/** Writes the search index of the built pages; the dev server serves that of the last build. */
export default function siteSearch(context: LoadContext, options: SearchOptions): Plugin {
  const { outDir, baseUrl, siteConfig } = context;
  const isHosted = Boolean(siteConfig.themeConfig.algolia);
  let versions = new Map<string, string[]>();
  let docs: DocsPage[] = [];
  return {
    name: PLUGIN_NAME,

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getClientModules() {
      return [path.join(__dirname, 'theme/lastRead')];
    },

    allContentLoaded({ allContent, actions }) {
      const instances = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).map(
        // The cast: this is what the docs plugin loads.
        ([id, content]) =>
          [id, (content as { loadedVersions: DocsVersion[] }).loadedVersions] as const,
      );
      versions = new Map(instances.flatMap(([id, loaded]) => Array.from(versionNames(id, loaded))));
      docs = instances.flatMap(([, loaded]) => loaded.flatMap((version) => version.docs));
      refuseUnknownDocs(options.suggestions, docs);
      if (!isHosted) {
        // Docusaurus's search theme, which a hosted search is configured by, has the same.
        actions.addRoute({ path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true });
      }
      actions.setGlobalData({ suggestions: options.suggestions } satisfies SearchGlobalData);
    },

    configureWebpack(_config, isServer) {
      const directory = path.join(outDir, INDEX_FOLDER);
      const publicPath = `${baseUrl}${INDEX_FOLDER}`;
      const devServer = { static: [{ directory, publicPath, watch: false }] };
      return { plugins: [], ...(isServer ? {} : { devServer }) };
    },

    injectHtmlTags() {
      // The connection to Algolia takes as long as its answer.
      const { appId } = (siteConfig.themeConfig.algolia ?? {}) as Partial<Credentials>;
      const href = `https://${appId}-dsn.algolia.net`;
      const link = { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: '' } };
      const script = { tagName: 'script', innerHTML: EARLY_SCRIPT };
      return { headTags: appId ? [script, link] : [script] };
    },

    async postBuild({ routesPaths }) {
      const cacheFile = path.join(context.generatedFilesDir, PLUGIN_NAME, 'pages.json');
      const pages = await readBuiltPages(outDir, routesPaths, siteConfig, options, cacheFile);
      const written = await withWrittenFrontMatter(docs, context.siteDir);
      const files = indexFiles(withSectionKeywords(pages, written), versions);
      const folder = path.join(outDir, INDEX_FOLDER);
      await fs.mkdir(folder, { recursive: true });
      await Promise.all(files.map(({ name, text }) => fs.writeFile(path.join(folder, name), text)));
    },
  };
}
