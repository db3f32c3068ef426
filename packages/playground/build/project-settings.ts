import {
  readManifest,
  resolveManifest,
  tsconfigOptions,
  type Site,
} from 'docusaurus-checked-samples/parts';
import type { ProjectSettings } from '../compiler/addresses';

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
