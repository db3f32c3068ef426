import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { openCache } from '../../../shared/built-site/cache';
import type { Reference } from '../types';

type References = Record<string, Reference>;

/** What the reference is made of; the library's manifests name the exact versions of the packages. */
const SOURCES = [
  'docs',
  'versioned_docs',
  'libraries/*/package.json',
  // Each by itself: what braces name is not looked into.
  'features/reference/plugin',
  'features/reference/words',
  'features/reference/*.ts',
  'docs-versions.json',
];

/** In a process of its own: jiti, which loads plugins, takes many times as long for TypeScript's compiler. */
const COMMAND = ['--import', 'tsx', 'features/reference/plugin/command.ts'];
const MAX_BYTES = 16 * 2 ** 20;

/**
 * Makes the data of the pages "Reference" and "Error messages". They import it from
 * `@generated/reference/default/<docs version>-exports.json` and `…-messages.json`, so that no other page
 * loads it.
 */
export default function reference(): Plugin<References> {
  return {
    name: 'reference',
    async loadContent() {
      const cache = await openCache('.cache/reference', (await Globby(SOURCES)).sort());
      const json = await cache.get([], async () => {
        const run = promisify(execFile);
        const { stdout } = await run(process.execPath, COMMAND, { maxBuffer: MAX_BYTES });
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
