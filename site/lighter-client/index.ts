import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFontFace } from './font-face';

/** What nothing in the browser reads of the site's configuration. */
const UNREAD_CONFIG = [
  'plugins',
  'presets',
  'markdown',
  'clientModules',
  'ssrTemplate',
  // Colors of Prism, which this site does not have.
  'themeConfig.prism',
];
/** The version of each plugin, which a page for debugging shows. */
const UNREAD_METADATA = ['pluginVersions'];
/** What only cards of docs read of a docs version: the description of each of its pages. */
const UNREAD_VERSION = ['version.docs'];

/**
 * React Router imports them for what only its development build and `withRouter` use. They do nothing
 * when they are imported, but do not say so.
 */
const UNUSED_BY_ROUTER = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * What routes share of packages comes in files of their own; what one alone has stays with it. Else the
 * bundler cuts off all of packages that is large.
 */
const SHARED_PACKAGES = { test: /[\\/]node_modules[\\/]/, minChunks: 2 };

/**
 * Leaves out of what browsers load what nothing there uses: of the scripts, what Docusaurus puts into
 * them, and of the font, what src/css/fonts.css does not say that it is for. A page that shows cards of
 * docs (`DocCardList`, generated indexes) does not build with it: the build says that a doc is not found.
 */
export default function lighterClient({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const versions = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p/docs-');
  const tables = ['registry.js', 'routes.js', 'routesChunkNames.json'].map((name) =>
    path.join(generatedFilesDir, name),
  );
  const fontFace = path.join(siteDir, 'src/css/fonts.css');
  return {
    name: 'lighter-client',
    configureWebpack({ experiments }, isServer) {
      const isBrowserBuild = !isServer && process.env.NODE_ENV === 'production';
      const without = (unread: string[]) => ({
        loader: path.join(__dirname, 'empty-properties.mjs'),
        options: { properties: unread },
      });
      return {
        // What Rspack has kept of an earlier build was made by the rules that this file had then.
        ...(experiments && 'cache' in experiments
          ? { experiments: { cache: { buildDependencies: [__filename] } } }
          : {}),
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              use: [without(UNREAD_CONFIG)],
            },
            {
              test: path.join(generatedFilesDir, 'site-metadata.json'),
              use: [without(UNREAD_METADATA)],
            },
            { test: versions, use: [without(UNREAD_VERSION)] },
            { test: UNUSED_BY_ROUTER, sideEffects: false },
            ...(isBrowserBuild
              ? [{ test: tables, loader: path.join(__dirname, 'shorter-tables.mjs') }]
              : []),
            {
              test: /geist-latin-wght-normal\.woff2$/,
              enforce: 'pre',
              loader: path.join(__dirname, 'subset-font.mjs'),
              options: readFontFace(fs.readFileSync(fontFace, 'utf8')),
            },
          ],
        },
        ...(isBrowserBuild
          ? { optimization: { splitChunks: { cacheGroups: { defaultVendors: SHARED_PACKAGES } } } }
          : {}),
        // All of tslib is in the scripts for one function that @docusaurus/utils-common, CommonJS, calls.
        resolve: isServer ? {} : { alias: { tslib: path.join(__dirname, 'tslib.mjs') } },
      };
    },
  };
}
