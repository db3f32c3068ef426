import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BUNDLES_DIR, BUNDLES_PATH, MAKER_FILE } from './folder';

/** Serves the bundles of programs beside the site's pages; the check of the samples makes them. */
export function bundlesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const directory = path.join(siteDir, BUNDLES_DIR);
  return {
    name: 'samples-bundles',

    configureWebpack() {
      const makerLoader = {
        loader: path.join(__dirname, '../build/fingerprint-loader.mjs'),
        options: { file: path.join(siteDir, MAKER_FILE) },
      };
      // Docusaurus merges `devServer` into its own, though its types do not know it.
      return {
        module: { rules: [{ resource: /\.mdx?$/, enforce: 'post', use: makerLoader }] },
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
