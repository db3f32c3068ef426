import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CompleteManifest } from './complete-manifest';

/**
 * What routes share of packages comes in files of their own; what one alone has stays with it. Else the
 * bundler cuts off all of packages that is large.
 */
const SHARED_PACKAGES = { test: /[\\/]node_modules[\\/]/, minChunks: 2 };

/** Lets built pages name all scripts that they need. The dev server's have no HTML of their own. */
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
