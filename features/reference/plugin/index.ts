import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { openCache } from '../../../shared/built-site/cache';
import type { Reference } from '../types';

type References = Record<string, Reference>;

/** The data is made again when one of these changes. The manifests name the exact package versions. */
const SOURCES = [
  'docs',
  'versioned_docs',
  'libraries/*/package.json',
  // Not with braces: Globby lists no files of folders named in braces.
  'features/reference/plugin',
  'features/reference/words',
  'features/reference/*.ts',
  'docs-versions.json',
];

/** In a process of its own, since jiti, which loads plugins, loads TypeScript far more slowly. */
const COMMAND = ['--import', 'tsx', 'features/reference/plugin/command.ts'];
const MAX_OUTPUT_BYTES = 16 * 2 ** 20;

/**
 * Makes the data of the pages "Reference" and "Error messages". They import it from
 * `@generated/reference/default/<docs version>-exports.json` and `…-messages.json`; global data would be
 * loaded by all pages.
 */
export default function reference(): Plugin<References> {
  return {
    name: 'reference',
    async loadContent() {
      const cache = await openCache('.cache/reference', (await Globby(SOURCES)).sort());
      const json = await cache.get([], async () => {
        const run = promisify(execFile);
        const { stdout } = await run(process.execPath, COMMAND, { maxBuffer: MAX_OUTPUT_BYTES });
        return stdout;
      });
      await cache.prune();
      return JSON.parse(json.toString()) as References;
    },
    async contentLoaded({ content, actions }) {
      for (const [version, { exports, internal, messages }] of Object.entries(content)) {
        await actions.createData(`${version}-exports.json`, { exports, internal });
        await actions.createData(`${version}-messages.json`, messages);
      }
    },
  };
}
