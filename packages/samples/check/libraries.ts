import path from 'node:path';
import { libraryDir, type Site } from '../page/site';
import { readManifest, resolveManifest } from '../store/packages';

/**
 * Checks that a library folder resolves exactly the packages that its docs version documents.
 *
 * npm hoists what it can to the root, so what a library folder imports depends on the whole tree: a
 * sample could be checked against the other version's packages without anything looking wrong.
 *
 * @param site - the packages that its docs are about have the folder's version
 * @param version - the name of the folder
 * @returns a sentence per package that is missing, of another version, or pinned inexactly
 */
export function libraryProblems(site: Site, version: string): string[] {
  const folder = libraryDir(site, version);
  const library = readManifest(path.join(folder, 'package.json'));
  return Object.entries(library.dependencies ?? {}).flatMap(([name, wanted]) => {
    if (site.options.documented.includes(name) && wanted !== library.version) {
      return `${library.name} documents ${library.version} but depends on ${name}@${wanted}; write "${name}": "${library.version}" in its package.json.`;
    }
    const manifestPath = resolveManifest(folder, name);
    if (!manifestPath) {
      return `${library.name} cannot resolve ${name}; run "npm ci".`;
    }
    const { version } = readManifest(manifestPath);
    return version === wanted
      ? []
      : `${library.name} resolves ${name}@${version} (${path.relative(site.dir, manifestPath)}), its package.json says ${wanted}; run "npm ci", or pin the exact version.`;
  });
}
