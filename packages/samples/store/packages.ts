import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of this package. Modules that run in threads are compiled into one file elsewhere, and must find other
 * files from here.
 */
export const PACKAGE_DIR = path.join(__dirname, '..');

/** The fields of a package.json that are used here. */
export type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** The extensions of files that can be imported: `.js`, `.d.ts`, `.json`, … */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Hashes all packages that samples of a docs version can import: cached results are valid as long as it stays the
 * same. The lockfile changes more often, with every package of the site.
 *
 * Of most packages, the version is hashed. Of documented packages, and of those linked from elsewhere, all code is:
 * it may change without a new version.
 *
 * @param libraryDir - the folder from which samples import
 * @param documented - the names of the packages that the docs describe
 */
export function libraryFingerprint(libraryDir: string, documented: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [folder, { name, version }] of packagesOf(libraryDir)) {
    hash.update(`${name}@${version}\n`);
    const isLinked = !folder.split(path.sep).includes('node_modules');
    if (folder !== libraryDir && (documented.includes(name) || isLinked)) {
      codeFiles(folder).forEach((file) => hash.update(fs.readFileSync(file)));
    }
  }
  return hash.digest('hex');
}

/**
 * Finds the package.json of a package, from a folder upwards, like Node. `require.resolve` cannot: most packages
 * do not list it in `exports`.
 *
 * @param fromDir - the folder that imports the package
 * @returns the path, or `undefined` if the package is not installed
 */
export function resolveManifest(fromDir: string, name: string): string | undefined {
  const manifestPath = path.join(fromDir, 'node_modules', name, 'package.json');
  if (fs.existsSync(manifestPath)) {
    return manifestPath;
  }
  const parent = path.dirname(fromDir);
  return parent === fromDir ? undefined : resolveManifest(parent, name);
}

/** @param manifestPath - path of a package.json */
export function readManifest(manifestPath: string): Manifest {
  return JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as Manifest;
}

/** The package of an import: `@scope/name` of `@scope/name/part`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Tells whether a file is in the package that an import resolves to. If that package lacks the imported file,
 * bundlers find another version of it further up.
 *
 * @param importer - the path of the importing file
 */
export function isInPackage(file: string, specifier: string, importer: string): boolean {
  const manifest = resolveManifest(path.dirname(importer), packageName(specifier));
  return manifest !== undefined && file.startsWith(fs.realpathSync(path.dirname(manifest)));
}

/** The manifests of a folder and of its dependencies, by folder, in a fixed order. */
function packagesOf(libraryDir: string) {
  const packages = new Map<string, Manifest>();
  const add = (folder: string) => {
    const manifest = readManifest(path.join(folder, 'package.json'));
    packages.set(folder, manifest);
    const { dependencies, peerDependencies } = manifest;
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = resolveManifest(folder, name);
      const dependency = found && fs.realpathSync.native(path.dirname(found));
      if (dependency && !packages.has(dependency)) {
        add(dependency);
      }
    }
  };
  add(libraryDir);
  return packages;
}

/** The files of a package, without its own `node_modules`. */
function codeFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return entry.name === 'node_modules' || entry.name === '.git' ? [] : codeFiles(file);
      }
      return entry.isFile() && CODE.test(entry.name) ? [file] : [];
    });
}
