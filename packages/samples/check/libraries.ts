import path from 'node:path';
import { readManifest, resolveManifest } from '../store/packages';

/**
 * Checks that a library folder resolves exactly the packages that its docs version documents.
 *
 * npm hoists what it can to the root, so what a library folder imports depends on the whole tree: a
 * sample could be checked against the other version's packages without anything looking wrong.
 *
 * @param libraryDir - path of the folder
 * @param documented - the names of the packages that the docs are about, which have the folder's version
 * @returns a sentence per package that is missing, of another version, or pinned inexactly
 */
export function libraryProblems(libraryDir: string, documented: readonly string[]): string[] {
  const library = readManifest(path.join(libraryDir, 'package.json'));
  return Object.entries(library.dependencies ?? {}).flatMap(([name, wanted]) => {
    if (documented.includes(name) && wanted !== library.version) {
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
