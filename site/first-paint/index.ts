import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { type Build, fileAt } from '../../shared/built-site/build';
import { openCache } from '../../shared/built-site/cache';
import { FILE_NAME_HASHES } from '../../shared/built-site/read-pages';
import { usedRules } from './used-rules';

/** `<link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css>`, as minified */
const STYLESHEET = /<link rel=stylesheet href=([^ >]+)[^>]*>/;
const FONT_FACES = /@font-face\{[^}]*\}/g;
const CODE_FILES = [path.join(__dirname, 'used-rules.ts'), 'package-lock.json'];

/**
 * Replaces the stylesheet in the head of each page by the rules that the page uses, so that it is drawn
 * without a further request. `template.ts` loads the whole stylesheet after that.
 */
export async function inlineUsedRules([site]: Build) {
  const stylesheets = new Map<string, { rules: string; deferred: string }>();
  const cache = await openCache('.cache/used-rules', CODE_FILES);
  for (const file of await Globby('**/*.html', { cwd: site.outDir, absolute: true })) {
    const html = await fs.readFile(file, 'utf8');
    const [link, address] = STYLESHEET.exec(html) ?? [];
    if (!link || !address) {
      continue;
    }
    const stylesheet = stylesheets.get(address) ?? (await defer(address, (to) => fileAt(site, to)));
    stylesheets.set(address, stylesheet);
    const { rules, deferred } = stylesheet;
    const used = await cache.get([address, html.replace(FILE_NAME_HASHES, '')], () =>
      usedRules(rules, html),
    );
    const inlined = html.replace(link, () => `<style>${used.toString()}</style>`);
    await fs.writeFile(file, inlined.replaceAll(address, deferred));
  }
  await cache.prune();
}

/**
 * Writes the deferred stylesheet, without `@font-face` rules: a second declaration would make the browser
 * use a font that it gave up because it came too late (`font-display: optional`).
 */
async function defer(address: string, fileOf: (address: string) => string) {
  const rules = await fs.readFile(fileOf(address), 'utf8');
  const withoutFonts = rules.replaceAll(FONT_FACES, '');
  const hash = createHash('sha256').update(withoutFonts).digest('hex').slice(0, 8);
  const deferred = address.replace(FILE_NAME_HASHES, `.${hash}`);
  await fs.rm(fileOf(address));
  await fs.writeFile(fileOf(deferred), withoutFonts);
  return { rules, deferred };
}
