import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFontFace } from './font-face';

/** What nothing in the browser reads of the site's configuration. */
const UNREAD_CONFIG = ['plugins', 'presets', 'markdown', 'clientModules', 'ssrTemplate'];
/** What only cards of docs read of a docs version: the description of each of its pages. */
const UNREAD_VERSION = ['version.docs'];

/**
 * Leaves out of what browsers load what nothing there uses: of the scripts, what Docusaurus puts into
 * them, and of the font, what src/css/fonts.css does not say that it is for. A page that shows cards of
 * docs (`DocCardList`, generated indexes) does not build with it: the build says that a doc is not found.
 */
export default function lighterClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const versions = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/docs-');
  const fontFace = path.join(siteDir, 'src/css/fonts.css');
  return {
    name: 'lighter-client',
    configureWebpack(_config, isServer) {
      const without = (unread: string[]) => ({
        loader: path.join(__dirname, 'empty-properties.mjs'),
        options: { properties: unread },
      });
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [without(UNREAD_CONFIG)],
            },
            { test: versions, use: [without(UNREAD_VERSION)] },
            {
              test: /geist-latin-wght-normal\.woff2$/,
              enforce: 'pre',
              loader: path.join(__dirname, 'subset-font.mjs'),
              options: readFontFace(fs.readFileSync(fontFace, 'utf8')),
            },
          ],
        },
        // All of tslib is in the scripts for one function that @docusaurus/utils-common, CommonJS, calls.
        resolve: isServer ? {} : { alias: { tslib: path.join(__dirname, 'tslib.mjs') } },
      };
    },
  };
}
