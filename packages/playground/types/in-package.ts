import fs from 'node:fs';
import path from 'node:path';
import { packageName, resolveManifest } from 'docusaurus-checked-samples/parts';

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
