import type { CurrentBundler, Plugin } from '@docusaurus/types';

const NAME = 'search-worker-runtime';

/**
 * Makes webpack declare in every file's runtime what Docusaurus adds to it
 * (`@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js`). Without it a worker that needs no other
 * module fails at its first line. Rspack declares it by itself.
 *
 * @param bundler - what builds the site
 * @returns the bundler's configuration
 */
export function workerRuntime(
  bundler: CurrentBundler,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  if (bundler.name !== 'webpack') {
    return {};
  }
  return {
    plugins: [
      {
        apply(compiler) {
          compiler.hooks.thisCompilation.tap(NAME, ({ hooks }) => {
            hooks.additionalTreeRuntimeRequirements.tap(NAME, (_chunk, requirements) => {
              requirements.add(compiler.webpack.RuntimeGlobals.require);
            });
          });
        },
      },
    ],
  };
}
