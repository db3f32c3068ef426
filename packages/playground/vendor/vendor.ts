import path from 'node:path';
import {
  bundleShared,
  inputOptions,
  libraryDir,
  OUTPUT_OPTIONS,
  sharedName,
  STAND_INS,
  standIns,
  type BrowserMode,
  type SharedFile,
  type Site,
} from 'docusaurus-checked-samples/parts';
import { rolldown, type OutputChunk } from 'rolldown';
import type { LinkedModule } from '../compiler/types';
import { RUNTIME, type VendorPart } from '../compiler/parts';
import { piecesOf } from './pieces';

/** What Run's programs share, and what few of them import of it. */
const SHARED = 'shared';
const BY_FEW = 'by-few';

/**
 * Bundles what edited programs import: the same file that the programs of Run share, with what runs them,
 * and the other packages.
 *
 * @param mode - where the programs run
 * @param imports - what programs import to run; most of it is in the shared file
 */
export async function bundleVendor(
  site: Site,
  version: string,
  mode: BrowserMode,
  imports: readonly string[],
): Promise<VendorPart> {
  const shared = await bundleShared(site, version, mode);
  const others = imports.filter((name) => !(name.replace(/^node:/, '') in shared.exports));
  const packages = await bundleOthers(site, version, shared, others);
  const facades = Object.keys(shared.exports).map((specifier) => facadeOf(shared, specifier));
  const names = [...facades, ...packages.entries].map(({ name }) => [name, name]);
  const prefixed = Object.keys(STAND_INS).map((name) => [`node:${name}`, name]);
  return {
    names: Object.fromEntries([[RUNTIME, SHARED], ...names, ...prefixed]) as VendorPart['names'],
    modules: [
      { name: SHARED, code: [shared.text] },
      { name: BY_FEW, code: piecesOf(shared.byFew.text, () => SHARED) },
      ...facades,
      ...packages.modules,
    ],
  };
}

/** A module that gives the names of an import: `export { i3_z as z } from` the shared file. */
function facadeOf({ exports, byFew }: SharedFile, specifier: string): LinkedModule {
  const code = exports[specifier]!.flatMap((name) => {
    const known = sharedName(exports, specifier, name);
    const module = byFew.names.includes(known) ? BY_FEW : SHARED;
    return [`export { ${known} as ${name} } from `, { module }, ';\n'];
  });
  return { name: specifier, code };
}

async function bundleOthers(
  site: Site,
  version: string,
  { exports }: SharedFile,
  others: readonly string[],
): Promise<{ entries: { name: string }[]; modules: LinkedModule[] }> {
  if (others.length === 0) {
    return { entries: [], modules: [] };
  }
  const importer = path.join(libraryDir(site, version), 'package.json');
  const bundle = await rolldown({
    ...inputOptions(site.options.sideEffectFree),
    input: Object.fromEntries(others.map((specifier, index) => [`other${index}`, specifier])),
    external: Object.keys(exports),
    preserveEntrySignatures: 'strict',
    plugins: [
      standIns,
      {
        name: 'from-library',
        resolveId(specifier, from) {
          return from === undefined
            ? this.resolve(specifier, importer, { skipSelf: true })
            : undefined;
        },
      },
    ],
  });
  const { output } = await bundle.generate(OUTPUT_OPTIONS);
  const chunks = output.filter((item) => item.type === 'chunk');
  const nameOf = (fileName: string) => {
    const { isEntry, name } = chunks.find((chunk) => chunk.fileName === fileName)!;
    return isEntry ? others[Number(name.slice('other'.length))]! : `chunk:${fileName}`;
  };
  const moduleOf = (specifier: string) =>
    specifier.startsWith('./') ? nameOf(specifier.slice('./'.length)) : specifier;
  const modules = dependenciesFirst(chunks).map(({ fileName, code }) => ({
    name: nameOf(fileName),
    code: piecesOf(code, moduleOf),
  }));
  return { entries: others.map((name) => ({ name })), modules };
}

function dependenciesFirst(chunks: OutputChunk[]): OutputChunk[] {
  const sorted = new Set<OutputChunk>();
  const add = (chunk: OutputChunk) => {
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(add);
    sorted.add(chunk);
  };
  chunks.forEach(add);
  return [...sorted];
}
