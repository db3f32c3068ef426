import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  compileEntry,
  docsVersions,
  hashOf,
  libraryFingerprints,
  runtimeSources,
  type BrowserMode,
  type Site,
  type Store,
} from 'docusaurus-checked-samples/parts';
import { rolldown } from 'rolldown';
import type { PlayVersion } from '../compiler/play';
import { readWorkshops, type PageWorkshop } from '../programs/read-pages';
import { readBaseTypes, readNodeTypes, versionTypes } from '../types';
import { PLAY_FOLDER } from './folders';
import { bundleRuntime } from './runtime';

export type BuildContext = {
  site: Site;
  baseUrl: string;
  store: Store;
  packageDir: string;
  /** A hash of the code that builds. */
  codeHash: string;
};

/** The assets of a docs version; its list of programs is built later, when the URLs of pages are known. */
export type VersionAssets = Omit<PlayVersion, 'programs'> & { workshops: PageWorkshop[] };

let baseTypes: Record<string, string> | undefined;

/** Builds the compiler, and the types and runtimes of the docs versions that have programs. */
export async function buildAssets(
  context: BuildContext,
): Promise<{ compiler: string; versions: VersionAssets[] }> {
  const { site, store, packageDir, codeHash } = context;
  const all = readWorkshops(site, store, codeHash);
  const libraries = libraryFingerprints(site);
  const sources = runtimeSources(path.join(packageDir, 'worker'));
  const versions: VersionAssets[] = [];
  for (const { library: version, label } of docsVersions(site)) {
    const workshops = all.filter((workshop) => workshop.version === version);
    if (workshops.length > 0) {
      const library = [libraries[version], site.options];
      const assets = await buildVersion(context, version, workshops, library, sources);
      versions.push({ version, label, ...assets, workshops });
    }
  }
  const worker = await compileEntry('compiler/worker', packageDir);
  const compiler = await cachedAsset(context, 'compiler.js', worker.fingerprint, () =>
    bundleCompiler(path.join(packageDir, 'compiler/worker')),
  );
  return { compiler, versions };
}

/**
 * Builds an asset, unless it is in the cache.
 *
 * @param facts - everything on which the asset depends
 * @returns the asset's URL
 */
async function cachedAsset(
  context: BuildContext,
  name: string,
  facts: unknown,
  build: () => string | Promise<string>,
): Promise<string> {
  const { store, baseUrl, codeHash } = context;
  const record = `${name}.${hashOf(codeHash, baseUrl, facts)}.json`;
  const cached = store.read<string>(record);
  if (cached) {
    return cached;
  }
  const url = writeAsset(context, name, await build());
  store.write(record, url, [url.slice(baseUrl.length)]);
  return url;
}

/**
 * Writes a file to be served, and adds a hash of its text to its name.
 *
 * @param name - e.g. `current/types.json`
 * @returns the file's URL
 */
export function writeAsset(
  { store, baseUrl }: Pick<BuildContext, 'store' | 'baseUrl'>,
  name: string,
  text: string,
): string {
  const { dir, name: stem, ext } = path.posix.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const entry = path.posix.join(PLAY_FOLDER, dir, `${stem}.${hash}${ext}`);
  store.writeText(entry, text);
  return baseUrl + entry;
}

/** Bundles the compiler's worker with TypeScript. `logLevel`: TypeScript's imports of Node's modules cause warnings. */
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

/**
 * Builds the types and runtimes of a docs version.
 *
 * @param library - what identifies its packages, for the cache
 * @param sources - those of the runtimes, for the cache
 */
async function buildVersion(
  context: BuildContext,
  version: string,
  workshops: PageWorkshop[],
  library: unknown,
  sources: string[],
): Promise<Pick<PlayVersion, 'types' | 'runtimes'>> {
  const { site, packageDir } = context;
  const imports = importsOf(workshops);
  const typesFacts = [library, readNodeTypes(packageDir), imports];
  const types = await cachedAsset(context, `${version}/types.json`, typesFacts, () => {
    baseTypes ??= readBaseTypes(packageDir);
    return JSON.stringify(versionTypes(site, version, baseTypes, imports));
  });
  const buildRuntime = (name: string, mode: BrowserMode) => {
    const packages = importsOf(workshops.filter((one) => one.mode === mode));
    return cachedAsset(context, name, [library, sources, packages], () =>
      bundleRuntime(site, version, packageDir, mode, packages),
    );
  };
  const runtimes = {
    page: await buildRuntime(`${version}/runtime.js`, 'page'),
    dom: await buildRuntime(`${version}/document-runtime.js`, 'dom'),
  };
  return { types, runtimes };
}

function importsOf(workshops: PageWorkshop[]) {
  return [...new Set(workshops.flatMap(({ imports }) => imports))].sort();
}
