import path from 'node:path';
import { rolldown, type Plugin, type RolldownOutput } from 'rolldown';
import type { BrowserMode } from '../page/page';
import { libraryDir, type Site } from '../page/site';
import { packageName } from '../store/packages';
import { hashOf } from '../store/hash';
import { inputOptions, OUTPUT_OPTIONS, RUNTIMES, STAND_INS, standIns } from './setting';
import { exportsOf } from './shared-exports';

/** What all programs of a docs version and mode share in the page: one file, which browsers keep for good. */
export type SharedFile = {
  /** From the folder of what runs in the page; the name holds a hash of the text. */
  name: string;
  text: string;
  /** The names that each import gives. */
  exports: Record<string, string[]>;
  /** A module of what few programs import, which takes the rest from the file; and the names that it has. */
  byFew: { text: string; names: string[] };
};

/** Names what the file has for an import, or the module of what few programs import: `i3_createServer`. */
export function sharedName(
  exports: SharedFile['exports'],
  specifier: string,
  name: string,
): string {
  return `i${Object.keys(exports).indexOf(specifier)}_${name}`;
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
  const { shared, sharedByFew, sharedWithDocument, sideEffectFree } = site.options;
  const importer = path.join(libraryDir(site, version), 'package.json');
  const ofMode = mode === 'dom' ? sharedWithDocument : [];
  const specifiers = new Set([...Object.keys(STAND_INS), ...shared, ...sharedByFew, ...ofMode]);
  const exports = await exportsOf([...specifiers], importer, sideEffectFree);
  const isByFew = ofFew(exports, sharedByFew);
  const entries = {
    shared: `export { beginFence } from ${JSON.stringify(RUNTIMES[mode])};
      ${exportText(exports, (specifier, name) => !isByFew(specifier, name))}`,
    // It imports the file, so that the file has what both need.
    byFew: `import 'shared'; ${exportText(exports, isByFew)}`,
  };
  const bundle = await rolldown({
    ...inputOptions(sideEffectFree),
    input: { shared: 'shared', byFew: 'byFew' },
    preserveEntrySignatures: 'allow-extension',
    plugins: [readEntries(entries, importer), standIns],
  });
  const { output } = await bundle.generate(OUTPUT_OPTIONS);
  const file = chunkOf(output, 'shared')!;
  const byFew = chunkOf(output, 'byFew')!;
  return {
    name: `${version}/shared.${hashOf(file.code, byFew.code)}.js`,
    text: file.code,
    exports,
    byFew: { text: byFew.code, names: byFew.exports },
  };
}

/** Also what the rest of a package gives of such a part belongs to few. */
function ofFew(exports: SharedFile['exports'], sharedByFew: string[]) {
  const key = (specifier: string, name: string) => `${packageName(specifier)} ${name}`;
  const keys = sharedByFew.flatMap((part) => exports[part]?.map((name) => key(part, name)) ?? []);
  return (specifier: string, name: string) => keys.includes(key(specifier, name));
}

/** Code that exports what the imports give, as far as `isWanted`. */
function exportText(
  exports: SharedFile['exports'],
  isWanted: (specifier: string, name: string) => boolean,
) {
  const lines = Object.entries(exports).flatMap(([specifier, names]) =>
    names
      .filter((name) => isWanted(specifier, name))
      .map((name) => `${name} as ${sharedName(exports, specifier, name)}`)
      .map((clause) => `export { ${clause} } from ${JSON.stringify(specifier)};`),
  );
  return lines.join('\n');
}

function chunkOf(output: RolldownOutput['output'], name: string) {
  return output.filter((item) => item.type === 'chunk').find((chunk) => chunk.name === name);
}

/** Whether an import is of a package of which the shared file has a part. */
export function isOfSharedPackage({ exports }: SharedFile, specifier: string): boolean {
  return Object.keys(exports).some((known) => packageName(known) === packageName(specifier));
}

/** Entry points that exist nowhere on the disk. What they import is resolved as if from `importer`. */
function readEntries(entries: Record<string, string>, importer: string): Plugin {
  return {
    name: 'read-entries',
    resolveId(specifier, from) {
      if (Object.hasOwn(entries, specifier)) {
        return `\0${specifier}`;
      }
      const isEntry = from !== undefined && Object.hasOwn(entries, from.slice(1));
      return isEntry && !path.isAbsolute(specifier) && !(specifier in STAND_INS)
        ? this.resolve(specifier, importer, { skipSelf: true })
        : undefined;
    },
    load(id) {
      const code = id.startsWith('\0') ? entries[id.slice(1)] : undefined;
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}
