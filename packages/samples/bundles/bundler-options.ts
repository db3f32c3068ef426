import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InputOptions, OutputOptions, Plugin } from 'rolldown';
import type { BrowserMode } from '../page/page';
import { PACKAGE_DIR } from '../store/packages';

const WORKER = path.join(PACKAGE_DIR, 'worker');

/** The module that sets up console, network and fence gates, in a worker (`page`) or in a frame (`dom`). */
export const RUNTIMES: Record<BrowserMode, string> = {
  page: path.join(WORKER, 'worker/index'),
  dom: path.join(WORKER, 'frame/index'),
};

/** The npm package: without the slash, Node resolves its own module. */
const EVENTS = createRequire(path.join(PACKAGE_DIR, 'package.json')).resolve('events/');

/** Replacements in the browser for Node's modules, and for the package `ws`, which needs them. */
export const SHIMS: Record<string, string> = {
  events: EVENTS,
  http: path.join(WORKER, 'node/http'),
  url: path.join(WORKER, 'node/url'),
  ws: path.join(WORKER, 'node/ws'),
};

/**
 * Reads the sources of the runtimes and shims, to be part of cache keys: `compileEntry` does not hash them.
 *
 * @param folders - with more sources
 */
export function runtimeSources(...folders: string[]): string[] {
  const own = [WORKER, ...folders]
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [...own.sort(), EVENTS].map((file) => fs.readFileSync(file, 'utf8'));
}

/** Resolves imports such as `node:http` to their shims, in programs and in packages. */
export const shims: Plugin = {
  name: 'shims',
  resolveId(specifier) {
    const file = SHIMS[specifier.replace(/^node:/, '')];
    return file && this.resolve(file, RUNTIMES.page);
  },
};

/** The console prints class names. */
const KEEP_CLASS_NAMES = { keepNames: { class: true, function: false } };

/**
 * Rolldown's input options for code that runs in the browser.
 *
 * @param sideEffectFree - names of packages to treat as `"sideEffects": false`
 */
export function inputOptions(sideEffectFree: string[]): InputOptions {
  return {
    platform: 'browser',
    resolve: { mainFields: ['module', 'main'], conditionNames: ['import'] },
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        // Some servers refuse to load beside a `window`, unless it is for a test.
        'process.env.JEST_WORKER_ID': '"1"',
        // Some packages look for `global`, which browsers do not have.
        global: 'globalThis',
      },
    },
    moduleTypes: { '.css': 'text' },
    treeshake: {
      // Reading a property of a package calls no getter with side effects.
      propertyReadSideEffects: false,
      unknownGlobalSideEffects: false,
      moduleSideEffects: (id) =>
        sideEffectFree.some((name) => id.includes(path.join('/node_modules', name, '/')))
          ? false
          : undefined,
    },
    onLog(level, { message }) {
      if (level === 'warn') {
        throw new Error(message);
      }
    },
  };
}

export const OUTPUT_OPTIONS: OutputOptions = {
  format: 'esm',
  comments: false,
  minify: { mangle: KEEP_CLASS_NAMES, compress: KEEP_CLASS_NAMES },
};
