import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import type { BrowserMode } from '../page/page';
import { libraryDir, type Site } from '../page/site';
import { packageName, resolveManifest } from '../store/packages';
import { hashOf } from '../store/hash';
import { inputOptions, OUTPUT_OPTIONS, RUNTIMES, STAND_INS } from './setting';

/** What all programs of a docs version and mode share in the page: one file, which browsers keep for good. */
export type SharedFile = {
  /** From the folder of what runs in the page; the name holds a hash of the text. */
  name: string;
  text: string;
  /** The names that each import gives. */
  exports: Record<string, string[]>;
};

/** Names what the file has for an import: `i3_createServer`. */
export function sharedName(shared: SharedFile, specifier: string, name: string): string {
  return `i${Object.keys(shared.exports).indexOf(specifier)}_${name}`;
}

/**
 * Bundles what the programs of a docs version share: what runs them, what stands for Node's modules, and
 * the packages that the site names. Nothing in it depends on a page, so that an edit leaves it as it is.
 *
 * @param version - the folder of the packages that the programs import
 * @param mode - where the programs run
 */
export async function bundleShared(
  site: Site,
  version: string,
  mode: BrowserMode,
): Promise<SharedFile> {
  const { shared, sharedWithDocument, sideEffectFree } = site.options;
  const importer = path.join(libraryDir(site, version), 'package.json');
  const ofMode = mode === 'dom' ? sharedWithDocument : [];
  const specifiers = [...Object.keys(STAND_INS), ...shared, ...ofMode];
  const exports = await exportsOf(specifiers, importer, sideEffectFree);
  const file: SharedFile = { name: '', text: '', exports };
  const entry = [
    `export { beginFence } from ${JSON.stringify(RUNTIMES[mode])};`,
    ...Object.entries(exports).map(([specifier, names]) => {
      const list = names.map((name) => `${name} as ${sharedName(file, specifier, name)}`);
      return `export { ${list.join(', ')} } from ${JSON.stringify(specifier)};`;
    }),
  ].join('\n');
  const bundle = await rolldown({
    ...inputOptions(sideEffectFree),
    input: 'shared',
    plugins: [readEntry('shared', entry, importer), standIns],
  });
  const { output } = await bundle.generate({ ...OUTPUT_OPTIONS, codeSplitting: false });
  const text = output[0].code;
  return { ...file, name: `${version}/shared.${hashOf(text)}.js`, text };
}

/** Node's modules and what stands for them, wherever they are imported. */
export const standIns: Plugin = {
  name: 'stand-ins',
  resolveId: (specifier) => STAND_INS[specifier.replace(/^node:/, '')],
};

/** Whether an import is of a package of which the shared file has a part. */
export function isOfSharedPackage({ exports }: SharedFile, specifier: string): boolean {
  return Object.keys(exports).some((known) => packageName(known) === packageName(specifier));
}

/** What each import gives. One that a docs version does not have is left out. */
async function exportsOf(specifiers: string[], importer: string, sideEffectFree: string[]) {
  const missing = new Set<string>();
  const commonJs = new Set<string>();
  const bundle = await rolldown({
    ...inputOptions(sideEffectFree),
    input: Object.fromEntries(specifiers.map((specifier, index) => [`i${index}`, specifier])),
    plugins: [
      standIns,
      {
        name: 'resolve-shared',
        async resolveId(specifier, from) {
          if (from !== undefined || specifier in STAND_INS) {
            return undefined;
          }
          const found = await this.resolve(specifier, importer, { skipSelf: true });
          if (found && isInPackage(found.id, specifier, importer)) {
            return found;
          }
          missing.add(specifier);
          return `\0missing:${specifier}`;
        },
        load: (id) => (id.startsWith('\0missing:') ? 'export {};' : undefined),
        moduleParsed({ id, inputFormat }) {
          if (inputFormat === 'cjs') {
            commonJs.add(id);
          }
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return Object.fromEntries(
    specifiers.flatMap((specifier, index) => {
      const chunk = output.find((item) => item.type === 'chunk' && item.name === `i${index}`);
      if (chunk?.type !== 'chunk' || missing.has(specifier)) {
        return [];
      }
      const file = chunk.facadeModuleId!;
      return [[specifier, commonJs.has(file) ? namesOfCommonJs(file) : chunk.exports]];
    }),
  );
}

/** Where a package lacks a part, the search goes on to another version of it further up. */
function isInPackage(file: string, specifier: string, importer: string) {
  const manifest = resolveManifest(path.dirname(importer), packageName(specifier));
  return manifest !== undefined && file.startsWith(fs.realpathSync(path.dirname(manifest)));
}

/** What a CommonJS module exports shows when it runs. */
function namesOfCommonJs(file: string) {
  const names = Object.keys(createRequire(file)(file) as object);
  return [...new Set(['default', ...names])].filter((name) => /^\w+$/.test(name));
}

/** An entry point that exists nowhere on the disk. What it imports is resolved as if from `importer`. */
function readEntry(name: string, code: string, importer: string): Plugin {
  const id = `\0${name}`;
  return {
    name: 'read-entry',
    resolveId(specifier, from) {
      if (specifier === name) {
        return id;
      }
      return from === id && !path.isAbsolute(specifier) && !(specifier in STAND_INS)
        ? this.resolve(specifier, importer, { skipSelf: true })
        : undefined;
    },
    load: (loaded) => (loaded === id ? { code, moduleType: 'js' } : undefined),
  };
}
