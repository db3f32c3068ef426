import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Sizes in bytes of the latest release's client. */
export type ClientSize = { minified: number; gzipped: number };

/** Measures the client of the latest release at build, for the pages that say how large it is. */
export default function clientSize({ siteDir }: LoadContext): Plugin<ClientSize> {
  return {
    name: 'client-size',
    async loadContent() {
      const { measureClient } = await import('./measure');
      return measureClient(path.join(siteDir, 'libraries/version-9.x'));
    },
    contentLoaded({ content, actions }) {
      actions.setGlobalData(content);
    },
  };
}
