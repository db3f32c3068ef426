import fs from 'node:fs';
import path from 'node:path';
import { libraryDir, type Site } from 'docusaurus-checked-samples/parts';

/** The packages of a docs version, with their versions, as its folder of packages names them. */
export function packagesOf(site: Site, version: string): Record<string, string> {
  const file = path.join(libraryDir(site, version), 'package.json');
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return dependencies;
}
