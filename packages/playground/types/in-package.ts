import fs from 'node:fs';
import path from 'node:path';

/**
 * Whether a file is of the package that an import names: where a package lacks a part, the search goes on to
 * another version of it further up.
 *
 * @param importer - path of the file that imports
 */
export function isInPackage(file: string, specifier: string, importer: string): boolean {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const dirs = [path.dirname(importer)];
  while (path.dirname(dirs[0]!) !== dirs[0]) {
    dirs.unshift(path.dirname(dirs[0]!));
  }
  const folder = dirs
    .map((dir) => path.join(dir, 'node_modules', name))
    .findLast((one) => fs.existsSync(one));
  return folder !== undefined && file.startsWith(fs.realpathSync(folder));
}
