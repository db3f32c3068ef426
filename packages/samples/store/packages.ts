import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * The folder of this package. Modules that run in threads are compiled into one file elsewhere, so
 * they must find their neighbours from here, and never from where they are.
 */
export const PACKAGE_DIR = path.join(__dirname, '..');

/** What this tool reads of a package.json. */
export type Manifest = {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** What a package consists of for those who import it: code and declarations of types. */
const CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * Describes everything that samples of a docs version can import, so that what was made of them holds
 * exactly as long as this is the same. The lockfile would say it too, but it changes with every package
 * of the site.
 *
 * Packages are told apart by their versions. Those that the docs are about, and those that are linked
 * from elsewhere, are told apart by all of their code: they change while their version stays.
 *
 * @param libraryDir - the folder from which samples import
 * @param documented - the names of the packages that the docs are about
 * @returns a hash over the resolved packages, those that they import included
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
 * Finds the manifest of a package as Node's resolution would, from a folder upwards. Packages may
 * hide their manifest from `require.resolve` behind `exports`, hence the walk.
 *
 * @param fromDir - path of the folder that imports the package
 * @param name - the package's name
 * @returns the path of its package.json, or `undefined` when no folder upwards has it
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

/** The package that an import names: `@scope/name` of `@scope/name/part`. */
export function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Whether a file is of the package that an import names: where a package lacks a part, the search goes on to
 * another version of it further up.
 *
 * @param importer - path of the file that imports
 */
export function isInPackage(file: string, specifier: string, importer: string): boolean {
  const manifest = resolveManifest(path.dirname(importer), packageName(specifier));
  return manifest !== undefined && file.startsWith(fs.realpathSync(path.dirname(manifest)));
}

/** Walks from a folder's manifest to all that it can import, by folder and in a fixed order. */
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

/** Files below a folder named `node_modules` belong to other packages. */
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
