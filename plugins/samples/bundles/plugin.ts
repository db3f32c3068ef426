import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLES_DIR, BUNDLES_PATH } from './folder';

/** Serves the bundles of programs beside the site's pages; the check of the samples makes them. */
export function bundlesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const directory = path.join(siteDir, BUNDLES_DIR);
  return {
    name: 'samples-bundles',

    configureWebpack() {
      // Docusaurus merges this into the settings of its server, though its types do not know it.
      return {
        devServer: { static: [{ directory, publicPath: `${baseUrl}${BUNDLES_PATH}` }] },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.promises.cp(directory, path.join(outDir, BUNDLES_PATH), {
        recursive: true,
        filter: (file) => !file.endsWith('.json'),
      });
    },
  };
}
