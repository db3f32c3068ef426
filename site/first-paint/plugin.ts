import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CompleteManifest } from './complete-manifest';

/**
 * Package code gets a chunk of its own only if two chunks use it. By default the bundler splits off all
 * large package code.
 */
const SHARED_PACKAGES = { test: /[\\/]node_modules[\\/]/, minChunks: 2 };

/** Makes built pages name all scripts that they need. The dev server renders no HTML. */
export default function firstPaint({ generatedFilesDir }: LoadContext): Plugin {
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  return {
    name: 'first-paint',
    configureWebpack: (_config, isServer) =>
      !isServer && process.env.NODE_ENV === 'production'
        ? {
            plugins: [new CompleteManifest(manifest)],
            optimization: { splitChunks: { cacheGroups: { defaultVendors: SHARED_PACKAGES } } },
          }
        : {},
  };
}
