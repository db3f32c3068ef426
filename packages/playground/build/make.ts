import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  compileEntry,
  docsVersions,
  hashOf,
  libraryFingerprints,
  type BrowserMode,
  type Site,
  type Store,
} from 'docusaurus-checked-samples/parts';
import { rolldown } from 'rolldown';
import type { PlayVersion } from '../compiler/addresses';
import { readWorkshops, type PageWorkshop } from '../programs/read-pages';
import { readBaseTypes, readNodeTypes, versionTypes } from '../types';
import { PLAY_FOLDER } from './folders';
import { bundleRuntime } from './runtime';

/** What all is made with. */
export type Setting = {
  site: Site;
  baseUrl: string;
  store: Store;
  packageDir: string;
  /** A hash of what makes it. */
  fingerprint: string;
};

/** A docs version before one knows where its pages are. */
export type MadeVersion = Omit<PlayVersion, 'programs'> & { workshops: PageWorkshop[] };

let base: Record<string, string> | undefined;

/** Makes all that does not depend on where pages are: the compiler, and the docs versions that have programs. */
export async function makeAll(
  setting: Setting,
): Promise<{ compiler: string; versions: MadeVersion[] }> {
  const { site, store, packageDir, fingerprint } = setting;
  const all = readWorkshops(site, store, fingerprint);
  const versions: MadeVersion[] = [];
  for (const { library: version, label } of docsVersions(site)) {
    const workshops = all.filter((workshop) => workshop.version === version);
    if (workshops.length > 0) {
      const parts = await makeParts(setting, version, workshops);
      versions.push({ version, label, ...parts, workshops });
    }
  }
  const worker = await compileEntry('compiler/worker', packageDir);
  const compiler = await remember(setting, 'compiler.js', worker.fingerprint, () =>
    bundleCompiler(path.join(packageDir, 'compiler/worker')),
  );
  return { compiler, versions };
}

/**
 * Writes a file for readers, unless the store has it.
 *
 * @param facts - all that it is made of
 * @returns its address
 */
async function remember(
  setting: Setting,
  name: string,
  facts: unknown,
  make: () => string | Promise<string>,
): Promise<string> {
  const { store, baseUrl, fingerprint } = setting;
  const record = `${name}.${hashOf(fingerprint, baseUrl, facts)}.json`;
  const known = store.read<string>(record);
  if (known) {
    return known;
  }
  const address = writeAsset(setting, name, await make());
  store.write(record, address, [address.slice(baseUrl.length)]);
  return address;
}

/**
 * Writes a file for readers, under a name that holds a hash of its text.
 *
 * @param name - e.g. `current/types.json`
 * @returns its address
 */
export function writeAsset(
  { store, baseUrl }: Pick<Setting, 'store' | 'baseUrl'>,
  name: string,
  text: string,
): string {
  const { dir, name: stem, ext } = path.posix.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const entry = path.posix.join(PLAY_FOLDER, dir, `${stem}.${hash}${ext}`);
  store.writeText(entry, text);
  return baseUrl + entry;
}

/** Bundles the compiler's worker, with all of TypeScript, but for what it asks for in Node alone. */
async function bundleCompiler(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    comments: false,
    minify: { compress: { target: 'es2022' }, mangle: true, codegen: true },
  });
  return output[0].code;
}

/** Makes the types and the packages of a docs version. */
async function makeParts(
  setting: Setting,
  version: string,
  workshops: PageWorkshop[],
): Promise<Pick<PlayVersion, 'types' | 'runtimes'>> {
  const { site, packageDir } = setting;
  const imports = importsOf(workshops);
  const facts = [
    readNodeTypes(packageDir),
    libraryFingerprints(site)[version],
    site.options,
    imports,
  ];
  const types = await remember(setting, `${version}/types.json`, facts, () => {
    base ??= readBaseTypes(packageDir);
    return JSON.stringify(versionTypes(site, version, base, imports));
  });
  // Made anew each time, which takes a moment, so that its name says what is in it.
  const runtimeOf = async (name: string, mode: BrowserMode) => {
    const packages = importsOf(workshops.filter((one) => one.mode === mode));
    return writeAsset(
      setting,
      name,
      await bundleRuntime(site, version, packageDir, mode, packages),
    );
  };
  const runtimes = {
    page: await runtimeOf(`${version}/runtime.js`, 'page'),
    dom: await runtimeOf(`${version}/document-runtime.js`, 'dom'),
  };
  return { types, runtimes };
}

function importsOf(workshops: PageWorkshop[]) {
  return [...new Set(workshops.flatMap(({ imports }) => imports))].sort();
}
