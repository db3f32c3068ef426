import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { libraryDir, TSCONFIG_OPTIONS, type Site } from 'docusaurus-checked-samples/parts';
import type { ProjectSettings } from '../compiler/addresses';

/** The packages of a docs version, with their versions, as its folder of packages names them. */
export function packagesOf(site: Site, version: string): Record<string, string> {
  const file = path.join(libraryDir(site, version), 'package.json');
  const { dependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return dependencies;
}

/** What checks and runs samples, in Node. */
const TOOLS = ['@types/node', 'tsx', 'typescript'];

/** What a project needs besides its packages: what checks and runs samples here. */
export function projectSettings({ dir }: Pick<Site, 'dir'>): ProjectSettings {
  const { resolve } = createRequire(path.join(dir, 'package.json'));
  const versionOf = (name: string) => {
    const file = resolve(`${name}/package.json`);
    return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
  };
  return {
    tools: Object.fromEntries(TOOLS.map((name) => [name, versionOf(name)])),
    compilerOptions: TSCONFIG_OPTIONS,
  };
}
