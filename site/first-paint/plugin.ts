import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Package code gets a chunk of its own only if two chunks use it. By default the bundler splits off all
 * large package code.
 */
const SHARED_PACKAGES = { test: /[\\/]node_modules[\\/]/, minChunks: 2 };

/**
 * Makes built pages name all scripts that they need; the dev server renders no HTML.
 *
 * Docusaurus looks in its manifest for the chunks of the modules that it rendered, to load them by script
 * elements in the page's HTML. Since webpack 5, react-loadable-ssr-addon lists chunks there by chunk name, so
 * Docusaurus finds none: pages would name the entry's scripts alone, which load the other chunks later. This
 * adds the chunks that each import needs.
 */
export default function firstPaint({ generatedFilesDir }: LoadContext): Plugin {
  // Docusaurus writes it when files are emitted, and reads it after that.
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'first-paint',
    configureWebpack: (_config, isServer) =>
      !isServer && process.env.NODE_ENV === 'production'
        ? {
            plugins: [
              ({ hooks }) =>
                hooks.afterEmit.tap('first-paint', ({ chunkGroups }) => {
                  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
                  for (const { origins, chunks } of chunkGroups) {
                    for (const { request } of origins) {
                      if (request) {
                        manifest.origins[request] ??= chunks.map(({ id }) => String(id));
                      }
                    }
                  }
                  fs.writeFileSync(file, JSON.stringify(manifest));
                }),
            ],
            optimization: { splitChunks: { cacheGroups: { defaultVendors: SHARED_PACKAGES } } },
          }
        : {},
  };
}

/** The ids of the chunks that each import needs, by the imported module. */
type Manifest = { origins: Record<string, string[]> };
