import fs from 'node:fs';
import path from 'node:path';

type Manifest = { name: string; version: string; dependencies?: Record<string, string> };

/**
 * Checks that a library folder resolves exactly the packages that its docs version documents.
 *
 * npm hoists what it can to the root, so what `libraries/current` imports depends on the whole tree:
 * a sample could be checked against the other version's packages without anything looking wrong.
 *
 * @param libraryDir - path of a folder below `libraries`
 * @returns a sentence per package that is missing, of another version, or pinned inexactly
 */
export function libraryProblems(libraryDir: string): string[] {
  const library = readManifest(path.join(libraryDir, 'package.json'));
  return Object.entries(library.dependencies ?? {}).flatMap(([name, wanted]) => {
    if (name.startsWith('@trpc/') && wanted !== library.version) {
      return `${library.name} documents ${library.version} but depends on ${name}@${wanted}; write "${name}": "${library.version}" in its package.json.`;
    }
    const manifestPath = resolveManifest(libraryDir, name);
    if (!manifestPath) {
      return `${library.name} cannot resolve ${name}; run "npm ci".`;
    }
    const { version } = readManifest(manifestPath);
    return version === wanted
      ? []
      : `${library.name} resolves ${name}@${version} (${manifestPath}), its package.json says ${wanted}; run "npm ci", or pin the exact version.`;
  });
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

function readManifest(manifestPath: string) {
  return JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as Manifest;
}
