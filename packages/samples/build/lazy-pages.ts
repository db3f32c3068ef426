import path from 'node:path';
import { PACKAGE_DIR } from '../store/packages';

/** The parts of Rspack and of webpack-dev-server that are used here; webpack has no such middleware. */
type Bundler = { lazyCompilationMiddleware?: (compiler: object) => unknown };
type Compiler = {
  hooks: {
    done: { tap: (name: string, listener: (stats: { hasErrors: () => boolean }) => void) => void };
  };
};
type DevServer = {
  compiler: Compiler;
  webSocketServer?: { clients: object[] };
  sendMessage: (clients: object[], type: string) => void;
};

/** Options for the bundler. `devServer` is to be merged with other options of the dev server. */
type LazyConfig = {
  lazyCompilation?: object;
  module?: object;
  optimization?: object;
  devServer?: object;
};

/**
 * Configures the dev server to compile a page when it is opened.
 *
 * @param bundler - Rspack, or webpack, which compiles all pages at the start
 * @param generatedDir - Docusaurus's folder of generated files
 * @returns no options with webpack
 */
export function lazyPages(bundler: object, generatedDir: string): LazyConfig {
  const { lazyCompilationMiddleware } = bundler as Bundler;
  if (!lazyCompilationMiddleware) {
    return {};
  }
  const registry = path.join(generatedDir, 'registry.js');
  const loader = path.join(PACKAGE_DIR, 'build/registry-loader.mjs');
  return {
    lazyCompilation: { entries: false, imports: true, test: /\.mdx?$/ },
    module: { rules: [{ test: registry, loader }] },
    // Else a newly compiled page changes chunks of open pages, which starts the app again.
    optimization: { splitChunks: { cacheGroups: { common: false, defaultVendors: false } } },
    devServer: {
      // Docusaurus has such a function, too, and concatenates the results.
      setupMiddlewares: (_: unknown, server: DevServer) => {
        reloadAfterErrors(server);
        return [lazyCompilationMiddleware(server.compiler)];
      },
    },
  };
}

/** Reloads open pages when an error is gone: a lazy page that failed to load does not accept updates. */
function reloadAfterErrors(server: DevServer) {
  let hadErrors = false;
  server.compiler.hooks.done.tap('reload-after-errors', (stats) => {
    if (hadErrors && !stats.hasErrors()) {
      server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
    }
    hadErrors = stats.hasErrors();
  });
}
