import path from 'node:path';
import {
  libraryDir,
  readManifest,
  resolveManifest,
  tsconfigOptions,
  type Site,
} from 'docusaurus-checked-samples/parts';
import type { ProjectSettings } from '../compiler/addresses';

/** The packages of a docs version, with their versions, as its folder of packages names them. */
export function packagesOf(site: Site, version: string): Record<string, string> {
  return readManifest(path.join(libraryDir(site, version), 'package.json')).dependencies ?? {};
}

/** What checks and runs samples, in Node. */
const TOOLS = ['@types/node', 'tsx', 'typescript'];

/** What a project needs besides its packages: what checks and runs samples here. */
export function projectSettings({ dir, options }: Site): ProjectSettings {
  const versionOf = (name: string) => readManifest(resolveManifest(dir, name)!).version;
  return {
    tools: Object.fromEntries(TOOLS.map((name) => [name, versionOf(name)])),
    compilerOptions: tsconfigOptions(options),
  };
}
