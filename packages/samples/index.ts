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

/** Folders of the store that are served below the base URL. */
const SERVED = [RUN_FOLDER, TYPES_FOLDER];

/** The parts of a plugin of Rspack that are used here. */
type RspackPlugin = {
  apply: (compiler: {
    hooks: { done: { tap: (name: string, listener: () => void) => void } };
  }) => void;
};

/**
 * Checks all samples of a site, and adds the theme that shows and runs them.
 *
 * The remark plugin alone cannot check all: the bundler's cache skips unchanged pages, whose samples a new version of
 * a package may break.
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
      const notifyReady: RspackPlugin = {
        apply: ({ hooks }) => hooks.done.tap(NAME, () => void ask('ready')),
      };
      // Docusaurus merges `devServer`, which its types lack, into its own options.
      return {
        plugins: process.env.NODE_ENV === 'development' ? [notifyReady] : [],
        ...dependCacheOn(pathOf(FINGERPRINT), config),
        // Docusaurus's theme imports Prism on all pages. It is not needed if this package highlights all fences.
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
 * Makes a file a dependency of the bundler's cache, which contains the results of the check. Docusaurus lists its own
 * such files in the same option.
 */
function dependCacheOn(file: string, config: object): object {
  const experiments = 'experiments' in config && config.experiments;
  const hasCache = experiments && typeof experiments === 'object' && 'cache' in experiments;
  return hasCache ? { experiments: { cache: { buildDependencies: [file] } } } : {};
}

/** Docusaurus calls this with the plugin's options in docusaurus.config.ts. */
checkedSamples.validateOptions = <Given, Valid>({
  options,
}: OptionValidationContext<Given, Valid>): Valid =>
  ({ ...validateSamplesOptions(options), id: 'default' }) as Valid;
