import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cardFile, withoutBase } from '../../src/data/socialCards';
import { contentOf } from '../loaded-content';
import { pageFile } from '../page-file';
import { cardText } from './card-text';

/** Pages drawn at the same time; drawing is bound by the processor. */
const CONCURRENT_CARDS = 4;

/** Draws a social card image for every page of the built site. */
export default function socialCards({ siteConfig }: LoadContext): Plugin {
  const { title, baseUrl } = siteConfig;
  return {
    name: 'social-cards',
    async postBuild({ outDir, routesPaths, plugins }) {
      const { createCardDrawer } = await import('./draw');
      const { default: pMap } = await import('p-map');
      const drawCard = await createCardDrawer(path.join(outDir, 'img/logo.svg'));
      const site = { title, versions: contentOf(plugins, 'docs').loadedVersions };
      const pages = routesPaths
        .filter((route) => !route.endsWith('.html'))
        .map((route) => withoutBase(route, baseUrl));

      const draw = async (page: string) => {
        const html = await fs.readFile(pageFile(outDir, page), 'utf8');
        const file = path.join(outDir, cardFile(page));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, await drawCard(cardText(html, page, site)));
      };
      await pMap(pages, draw, { concurrency: CONCURRENT_CARDS });
    },
  };
}
