import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { INDEX_FOLDER } from '../../src/search/backend';
import { readBuiltPages } from './built-pages';
import { devServer } from './dev-server';
import { indexFiles, sizeWarnings } from './shards';

/** Writes the search index of the built pages; the dev server serves that of the last build. */
export default function searchIndex({ outDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'search-index',

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
