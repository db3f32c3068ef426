import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER } from './client/backend';
import { readBuiltPages } from './indexing/built-pages';
import { devServer } from './indexing/dev-server';
import { indexFiles, sizeWarnings } from './indexing/shards';

/** Writes the search index of the built pages; the dev server serves that of the last build. */
export default function searchIndex({ outDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-index',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    configureWebpack(_config, isServer) {
      return process.env.NODE_ENV === 'development' && !isServer ? devServer(outDir, baseUrl) : {};
    },

    async postBuild({ siteConfig, routesPaths }) {
      const pages = await readBuiltPages(outDir, routesPaths, siteConfig);
      const files = indexFiles(pages, siteConfig.url);
      const folder = path.join(outDir, INDEX_FOLDER);
      await fs.mkdir(folder, { recursive: true });
      await Promise.all(files.map(({ name, text }) => fs.writeFile(path.join(folder, name), text)));
      sizeWarnings(files).forEach((warning) => logger.warn(warning));
    },
  };
}
