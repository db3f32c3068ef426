import path from 'node:path';
import { libraryDir, type Site } from '../page/site';
import { readManifest, resolveManifest } from '../store/packages';

/**
 * Checks that a library folder resolves exactly the packages that its docs version documents.
 *
 * npm hoists packages to the root, so that a sample could be checked against another version's packages
 * unnoticed.
 *
 * @param site - its `documented` packages must have the version of the folder's package.json
 * @param version - the name of the folder
 * @returns a message for each package that is missing, or has another version, or is not pinned
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
