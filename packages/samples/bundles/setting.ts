import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InputOptions, OutputOptions, Plugin } from 'rolldown';
import type { BrowserMode } from '../page/page';
import { PACKAGE_DIR } from '../store/packages';

const WORKER = path.join(PACKAGE_DIR, 'worker');

/** What runs a program in a worker, and in a frame: its console, its network, and what stands between its fences. */
export const RUNTIMES: Record<BrowserMode, string> = {
  page: path.join(WORKER, 'worker/index'),
  dom: path.join(WORKER, 'frame/index'),
};

/** The package, which Node's own module hides. */
const EVENTS = createRequire(path.join(PACKAGE_DIR, 'package.json')).resolve('events/');

/** What stands for Node's modules, and for a package that needs them, in the reader's page. */
export const STAND_INS: Record<string, string> = {
  events: EVENTS,
  http: path.join(WORKER, 'node/http'),
  url: path.join(WORKER, 'node/url'),
  ws: path.join(WORKER, 'node/ws'),
};

/** The texts of all of that: no bundler of this package's own code sees them. */
export function runtimeTexts(): string[] {
  const own = fs
    .readdirSync(WORKER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return [...own.sort(), EVENTS].map((file) => fs.readFileSync(file, 'utf8'));
}

/** Node's modules and what stands for them, wherever they are imported. */
export const standIns: Plugin = {
  name: 'stand-ins',
  resolveId(specifier) {
    const file = STAND_INS[specifier.replace(/^node:/, '')];
    return file && this.resolve(file, RUNTIMES.page);
  },
};

/** Errors and objects are printed with the names of their classes. */
const KEEP_CLASS_NAMES = { keepNames: { class: true, function: false } };

/**
 * How everything that runs in the page is bundled.
 *
 * @param sideEffectFree - packages whose modules only declare things
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
      // Getters and setters that do something are not what packages read properties with.
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
