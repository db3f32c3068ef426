import path from 'node:path';
import {
  compileEntry,
  docsVersions,
  hashOf,
  libraryFingerprints,
  type Site,
  type BrowserMode,
  type Store,
} from 'docusaurus-checked-samples/parts';
import type { PlayParts } from '../compiler/addresses';
import { readWorkshops, type PageWorkshop } from '../programs/read-pages';
import { readBaseTypes, readNodeTypes, versionTypes, type BaseTypes, type Imports } from '../types';
import { bundleCompiler } from './compiler';
import { writeAsset } from './files';
import { bundleRuntime } from './runtime';

/** What all is made with. */
export type Setting = { site: Site; store: Store; packageDir: string; fingerprint: string };

/** All that does not depend on where pages are. */
export type Made = { compiler: string; versions: MadeVersion[] };
export type MadeVersion = {
  version: string;
  /** What readers call it. */
  label: string;
  /** The files of a docs version, but for its programs: their entries in the store. */
  files: PlayParts;
  workshops: PageWorkshop[];
};

let base: BaseTypes | undefined;

/** Makes the compiler, and types and packages of the docs versions that have programs. */
export async function makeAll(setting: Setting): Promise<Made> {
  const { site, store, packageDir, fingerprint } = setting;
  const libraries = libraryFingerprints(site);
  const worker = await compileEntry('compiler/worker', packageDir);
  const compiler = await makeCompiler(setting, worker.fingerprint);
  const all = readWorkshops(site, store, fingerprint);
  const versions: MadeVersion[] = [];
  for (const { library: version, label } of docsVersions(site)) {
    const workshops = all.filter((workshop) => workshop.version === version);
    if (workshops.length > 0) {
      const key = hashOf(fingerprint, readNodeTypes(packageDir), libraries[version], site.options);
      const files = await makeVersion(setting, version, key, workshops);
      versions.push({ version, label, files, workshops });
    }
  }
  return { compiler, versions };
}

/**
 * Makes the compiler's worker, unless the store has it.
 *
 * @param worker - a hash of the worker's own modules
 */
async function makeCompiler(
  { store, packageDir, fingerprint }: Setting,
  worker: string,
): Promise<string> {
  const record = `compiler.${hashOf(fingerprint, worker)}.json`;
  const known = store.read<string>(record);
  if (known) {
    return known;
  }
  const text = await bundleCompiler(path.join(packageDir, 'compiler/worker'));
  const file = writeAsset(store, 'compiler.js', text);
  store.write(record, file, [file]);
  return file;
}

/**
 * Makes the types and the packages of a docs version, unless the store has them.
 *
 * @param key - a hash of all that they depend on besides the imports of programs
 */
async function makeVersion(
  { site, store, packageDir }: Setting,
  version: string,
  key: string,
  workshops: PageWorkshop[],
): Promise<PlayParts> {
  const { shared, sharedByFew, sharedWithDocument } = site.options;
  const inWorkers = importsOf(workshops, 'worker');
  const inDocuments = importsOf(workshops, 'dom');
  const values = [...shared, ...sharedByFew, ...inWorkers.values];
  const imports: Imports = {
    worker: [...new Set([...values, ...inWorkers.types])],
    dom: [...new Set([...sharedWithDocument, ...inDocuments.types, ...inDocuments.values])],
  };
  const record = `${version}.${hashOf(key, imports)}.json`;
  const known = store.read<PlayParts>(record);
  if (known) {
    return known;
  }
  base ??= readBaseTypes(packageDir);
  const types = versionTypes(site, version, base, imports);
  const write = (name: string, text: string) => writeAsset(store, `${version}/${name}`, text);
  const bundle = (mode: BrowserMode, packages: string[]) =>
    bundleRuntime(site, version, packageDir, mode, packages);
  const valuesWithDocument = [
    ...shared,
    ...sharedByFew,
    ...sharedWithDocument,
    ...inDocuments.values,
    'react/jsx-runtime',
  ];
  const files: PlayParts = {
    types: write('types.json', JSON.stringify(types.worker)),
    typesWithDocument: write('document-types.json', JSON.stringify(types.dom)),
    withDocument: imports.dom.filter((name) => !imports.worker.includes(name)),
    runtime: write('runtime.js', await bundle('page', values)),
    runtimeWithDocument: write('document-runtime.js', await bundle('dom', valuesWithDocument)),
  };
  const entries = Object.values(files).filter((entry) => typeof entry === 'string');
  store.write(record, files, entries);
  return files;
}

function importsOf(workshops: PageWorkshop[], kind: PageWorkshop['kind']) {
  const imports = workshops.filter((one) => one.kind === kind).map((one) => one.imports);
  const sorted = (names: string[]) => [...new Set(names)].sort();
  return {
    types: sorted(imports.flatMap(({ types }) => types)),
    values: sorted(imports.flatMap(({ values }) => values)),
  };
}
