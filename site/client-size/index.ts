import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ClientSize } from './measure';

/** Measures the client of the latest release at build, for the pages that say how large it is. */
export default function clientSize({ siteDir }: LoadContext): Plugin<ClientSize> {
  return {
    name: 'client-size',
    async loadContent() {
      // In a process of its own: Docusaurus loads plugins in a way that no ES module survives.
      const { stdout } = await promisify(execFile)(process.execPath, [
        ...['--import', 'tsx', path.join(__dirname, 'measure.ts')],
        path.join(siteDir, 'libraries/version-9.x'),
      ]);
      return JSON.parse(stdout) as ClientSize;
    },
    contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
  };
}
