import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Bitmaps of the mark for browsers that take no SVG icon, by width in pixels. */
const BITMAPS = [
  { rel: 'icon', file: 'img/favicon-32.png', width: 32 },
  { rel: 'apple-touch-icon', file: 'img/apple-touch-icon.png', width: 180 },
];

/** The background of the page in each color mode, for the browser's own frame. */
const THEME_COLORS = [
  { media: '(prefers-color-scheme: light)', content: '#ffffff' },
  { media: '(prefers-color-scheme: dark)', content: '#0d131c' },
];

/** Draws the bitmap icons from the favicon, and names them and the theme color in every page. */
export default function icons({ baseUrl, siteConfig }: LoadContext): Plugin {
  return {
    name: 'icons',
    injectHtmlTags() {
      const links = BITMAPS.map(({ rel, file, width }) => ({
        tagName: 'link',
        attributes: { rel, type: 'image/png', sizes: `${width}x${width}`, href: baseUrl + file },
      }));
      const colors = THEME_COLORS.map((color) => ({
        tagName: 'meta',
        attributes: { name: 'theme-color', ...color },
      }));
      return { headTags: [...links, ...colors] };
    },
    async postBuild({ outDir }) {
      const { Resvg } = await import('@resvg/resvg-js');
      const svg = await fs.readFile(path.join(outDir, siteConfig.favicon ?? ''), 'utf8');
      for (const { file, width } of BITMAPS) {
        const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
        await fs.writeFile(path.join(outDir, file), image.asPng());
      }
    },
  };
}
