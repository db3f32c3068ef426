import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { cardFile } from '../../src/data/socialCards';
import { cardText } from './card-text';

/** Pages drawn at the same time; drawing is bound by the processor. */
const CONCURRENT_CARDS = 4;

/** Draws a social card image for every page of the built site. */
export default function socialCards({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({ outDir, routesPaths, plugins }) {
      const { createCardDrawer } = await import('./draw');
      const drawCard = await createCardDrawer(path.join(outDir, 'img/logo.svg'));
      const site = { title: siteConfig.title, versions: docsVersions(plugins) };
      const pages = routesPaths.filter((route) => !route.endsWith('.html'));

      const drawNext = async (): Promise<void> => {
        const route = pages.pop();
        if (route === undefined) {
          return;
        }
        const html = await readPage(outDir, route);
        const file = path.join(outDir, cardFile(route));
        await fs.mkdir(path.dirname(file), { recursive: true });
        await fs.writeFile(file, await drawCard(cardText(html, route, site)));
        return drawNext();
      };
      await Promise.all(Array.from({ length: CONCURRENT_CARDS }, drawNext));
    },
  };
}

function docsVersions(plugins: LoadedPlugin[]) {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  return (docs?.content as LoadedContent).loadedVersions;
}

async function readPage(outDir: string, route: string) {
  return fs.readFile(path.join(outDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
}
