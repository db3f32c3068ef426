import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkInThread } from './build/build';
import { FINGERPRINT_FILE } from './build/cache';

export { bundlesPlugin } from './bundles/plugin';
export { samplesRemark } from './build/remark';

/**
 * Checks all samples before the site is built or served.
 *
 * Not in the remark plugin: the bundler's cache skips pages that did not change, and a sample that a
 * new version of a package broke would go unseen.
 */
export function samplesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'samples',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getPathsToWatch() {
      return ['libraries/*/package.json', 'node_modules/.package-lock.json'].map((glob) =>
        path.join(siteDir, glob),
      );
    },

    async loadContent() {
      const { faults, warnings, summary } = await checkInThread('site');
      if (faults) {
        throw new Error(`Some samples are wrong.\n\n${faults}\n`);
      }
      warnings.forEach((warning) => logger.warn(warning));
      console.log(`Samples: ${summary}.`);
    },

    configureWebpack() {
      const fingerprintLoader = {
        loader: path.join(__dirname, 'build/fingerprint-loader.mjs'),
        options: { file: path.join(siteDir, FINGERPRINT_FILE) },
      };
      return {
        // The theme imports Prism on every page, and no fence needs it any more.
        resolve: { alias: { 'prism-react-renderer': false } },
        // Not `test`: Docusaurus takes each rule that tests for MDX to be one of its own.
        module: { rules: [{ resource: /\.mdx?$/, enforce: 'post', use: fingerprintLoader }] },
      };
    },
  };
}
