import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CompleteManifest } from './complete-manifest';

/** The stylesheet of all pages, in the head of a built page. */
const STYLESHEET = /<link rel=stylesheet href=([^ >]+)[^>]*>/;
const FONT_FACES = /@font-face\{[^}]*\}/g;

/**
 * Lets a page be drawn as soon as it is there: the rules that it uses stand in it, and what else it
 * needs is asked for when it is drawn, all together. `template.ts` says how the page does that.
 */
export default function firstPaint({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'first-paint',
    configureWebpack(_config, isServer) {
      const manifest = path.join(generatedFilesDir, 'client-manifest.json');
      // The dev server has none: its pages have no HTML of their own.
      const hasManifest = !isServer && process.env.NODE_ENV === 'production';
      return hasManifest ? { plugins: [new CompleteManifest(manifest)] } : {};
    },
    async postBuild({ outDir, baseUrl }) {
      const { usedRules } = await import('./used-rules');
      const stylesheets = new Map<string, string>();
      const fileOf = (address: string) => path.join(outDir, address.slice(baseUrl.length));
      for (const name of await fs.readdir(outDir, { recursive: true })) {
        const file = path.join(outDir, name);
        const html = name.endsWith('.html') ? await fs.readFile(file, 'utf8') : '';
        const [link, address] = STYLESHEET.exec(html) ?? [];
        if (!link || !address) {
          continue;
        }
        const stylesheet = stylesheets.get(address) ?? (await fs.readFile(fileOf(address), 'utf8'));
        stylesheets.set(address, stylesheet);
        const rules = usedRules(stylesheet, html);
        // Other plugins read the page at the same time: they find it as it was, or as it is.
        await fs.writeFile(
          `${file}.new`,
          html.replace(link, () => `<style>${rules}</style>`),
        );
        await fs.rename(`${file}.new`, file);
      }
      // A font that the page has declined, as it came late, would come with a second declaration.
      for (const [address, stylesheet] of stylesheets) {
        await fs.writeFile(fileOf(address), stylesheet.replaceAll(FONT_FACES, ''));
      }
    },
  };
}
