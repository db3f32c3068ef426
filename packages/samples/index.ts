import fs from 'node:fs';
import path from 'node:path';
import { logger } from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { openSite } from './build/site-client';
import { FINGERPRINT, openSiteStore, TYPES_FOLDER } from './build/site-store';
import { validateSamplesOptions } from './build/validate-options';
import { RUN_FOLDER } from './page/run-info';
import type { Site } from './page/site';
import { PACKAGE_DIR } from './store/packages';

export { samplesRemark } from './build/remark';
export { validateSamplesOptions } from './build/validate-options';
export type { SamplesOptions } from './page/options';

const NAME = 'docusaurus-checked-samples';

/** Folders of the store that readers get as they are, below the site's address. */
const SERVED = [RUN_FOLDER, TYPES_FOLDER];

/** What is used of a plugin of the bundler. */
type RspackPlugin = {
  apply: (compiler: {
    hooks: { done: { tap: (name: string, listener: () => void) => void } };
  }) => void;
};

/**
 * Checks all samples before the site is built, or while it is served, and gives it what runs in its pages.
 *
 * Not in the remark plugin: the bundler's cache skips pages that did not change, and a sample that a
 * new version of a package broke would go unseen.
 */
export default function checkedSamples(
  { siteDir, baseUrl }: LoadContext,
  givenOptions: unknown,
): Plugin {
  const options = validateSamplesOptions(givenOptions);
  const site: Site = { dir: siteDir, options };
  const ask = openSite(site);
  const { pathOf } = openSiteStore(site);
  return {
    name: NAME,

    getThemePath() {
      return path.join(PACKAGE_DIR, 'theme');
    },

    async loadContent() {
      const { faults, warnings, summary } = await ask('site');
      if (faults) {
        throw new Error(`Some samples are wrong.\n\n${faults}\n`);
      }
      warnings.forEach((warning) => logger.warn(warning));
      if (summary) {
        console.log(`Samples: ${summary}.`);
      }
    },

    configureWebpack(config) {
      const sayUp: RspackPlugin = {
        apply: ({ hooks }) => hooks.done.tap(NAME, () => void ask('up')),
      };
      // Docusaurus merges `devServer` into its own, though its types do not know it.
      return {
        plugins: process.env.NODE_ENV === 'development' ? [sayUp] : [],
        ...forgetPagesWith(pathOf(FINGERPRINT), config),
        // The theme imports Prism on every page; no fence needs it where this package shows all.
        resolve: { alias: options.highlights === 'all' ? { 'prism-react-renderer': false } : {} },
        devServer: {
          static: SERVED.map((folder) => ({
            directory: pathOf(folder),
            publicPath: `${baseUrl}${folder}`,
          })),
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      for (const folder of SERVED.filter((name) => fs.existsSync(pathOf(name)))) {
        await fs.promises.cp(pathOf(folder), path.join(outDir, folder), { recursive: true });
      }
    },
  };
}

/**
 * What the bundler keeps of pages holds what was found when they were compiled: it forgets them when a
 * file changes that says what that depended on. Docusaurus lists such files of its own in the same place.
 */
function forgetPagesWith(file: string, config: object): object {
  const keeps = 'experiments' in config && config.experiments;
  const isKeeping = keeps && typeof keeps === 'object' && 'cache' in keeps;
  return isKeeping ? { experiments: { cache: { buildDependencies: [file] } } } : {};
}

/** Docusaurus calls it with what docusaurus.config.ts gives the plugin. */
checkedSamples.validateOptions = <Given, Valid>({
  options,
}: OptionValidationContext<Given, Valid>): Valid =>
  ({ ...validateSamplesOptions(options), id: 'default' }) as Valid;
