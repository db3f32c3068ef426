import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { withoutBase } from '../../src/data/socialCards';
import { contentOf } from '../loaded-content';
import { pageFile } from '../page-file';
import aliases from './aliases.json';
import { BUILT_LEDGER, LEDGER } from './files';
import { formatLedger, parseLedger } from './ledger';
import { lostAddresses } from './lost-addresses';
import redirects from './redirects.json';

/**
 * Ends the build where an address that was once released leads nowhere: that of a page, or of a heading.
 * Of several locales it checks the first, whose pages the others have, too.
 */
export default function ledger({ siteDir, baseUrl, i18n }: LoadContext): Plugin {
  return {
    name: 'ledger',
    async postBuild({ outDir, routesPaths, plugins }) {
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      const { readBuiltPage } = await import('../built-page');
      const paths = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => withoutBase(route, baseUrl));
      const files = sourceFiles(plugins, baseUrl);
      const read = async (page: string) => {
        const html = await fs.readFile(pageFile(outDir, page), 'utf8');
        return [page, { ...readBuiltPage(html), file: files.get(page) }] as const;
      };
      const pages = new Map(await Promise.all(paths.map(read)));

      const released = parseLedger(await fs.readFile(path.join(siteDir, LEDGER), 'utf8'));
      const versions = contentOf(plugins, 'docs').loadedVersions.map((version) =>
        withoutBase(version.path, baseUrl),
      );
      const lost = lostAddresses(released, pages, { redirects, aliases }, versions);
      if (lost.length > 0) {
        throw new Error(`Links to this site would break.\n${lost.join('\n')}`);
      }
      const built = Array.from(pages, ([page, { anchors }]) => [page, new Set(anchors)] as const);
      const file = path.join(siteDir, BUILT_LEDGER);
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, formatLedger(new Map(built)));
    },
  };
}

/** Which file a page of the docs or a post is written in. */
function sourceFiles(plugins: LoadedPlugin[], baseUrl: string) {
  const docs = contentOf(plugins, 'docs').loadedVersions.flatMap((version) => version.docs);
  const posts = contentOf(plugins, 'blog').blogPosts.map(({ metadata }) => metadata);
  return new Map(
    [...docs, ...posts].map(({ permalink, source }) => [
      withoutBase(permalink, baseUrl),
      aliasedSitePathToRelativePath(source),
    ]),
  );
}
