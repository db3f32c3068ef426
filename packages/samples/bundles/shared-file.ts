import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { libraryDir, type Site } from '../page/site';
import { packageName } from '../store/packages';
import { hashOf } from '../store/hash';
import { inputOptions, OUTPUT_OPTIONS, RUNTIME, STAND_INS } from './setting';

/** What all programs of a docs version share in the page: one file, which browsers keep for good. */
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
 */
export async function bundleShared(site: Site, version: string): Promise<SharedFile> {
  const { shared, sideEffectFree } = site.options;
  const importer = path.join(libraryDir(site, version), 'package.json');
  const specifiers = [...Object.keys(STAND_INS), ...shared];
  const exports = await exportsOf(specifiers, importer, sideEffectFree);
  const file: SharedFile = { name: '', text: '', exports };
  const entry = [
    `export { beginFence } from ${JSON.stringify(RUNTIME)};`,
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
          if (!found) {
            missing.add(specifier);
          }
          return found ?? `\0missing:${specifier}`;
        },
        load: (id) => (id.startsWith('\0missing:') ? 'export {};' : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return Object.fromEntries(
    specifiers.flatMap((specifier, index) => {
      const chunk = output.find((item) => item.type === 'chunk' && item.name === `i${index}`);
      return chunk?.type === 'chunk' && !missing.has(specifier) ? [[specifier, chunk.exports]] : [];
    }),
  );
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
