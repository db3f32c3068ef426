import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Build, fileAt } from '../../shared/built-site/build';
import { openCache } from '../../shared/built-site/cache';
import { HASHES_OF_FILES } from '../../shared/built-site/read-pages';
import { usedRules } from './used-rules';

/** The stylesheet of all pages, in the head of a built page. */
const STYLESHEET = /<link rel=stylesheet href=([^ >]+)[^>]*>/;
const FONT_FACES = /@font-face\{[^}]*\}/g;
/** What rules depend on besides the page and the stylesheet. */
const MAKERS = [path.join(__dirname, 'used-rules.ts'), 'package-lock.json'];
const HASH = /\.[0-9a-f]{8}(?=\.css$)/;

/**
 * Lets pages be drawn as soon as they are there: the rules that a page uses stand in its head. The whole
 * stylesheet comes when it is drawn, as `template.ts` says.
 */
export async function inlineUsedRules([site]: Build) {
  const stylesheets = new Map<string, { rules: string; late: string }>();
  const cache = await openCache('.cache/used-rules', MAKERS);
  for (const name of await fs.readdir(site.outDir, { recursive: true })) {
    const file = path.join(site.outDir, name);
    const html = name.endsWith('.html') ? await fs.readFile(file, 'utf8') : '';
    const [link, address] = STYLESHEET.exec(html) ?? [];
    if (!link || !address) {
      continue;
    }
    const stylesheet = stylesheets.get(address) ?? (await split(address, (to) => fileAt(site, to)));
    stylesheets.set(address, stylesheet);
    const { rules, late } = stylesheet;
    const used = await cache.get([address, html.replace(HASHES_OF_FILES, '')], () =>
      usedRules(rules, html),
    );
    const drawn = html.replace(link, () => `<style>${used.toString()}</style>`);
    await fs.writeFile(file, drawn.replaceAll(address, late));
  }
  await cache.prune();
}

/**
 * Leaves the fonts out of the stylesheet that comes late: one that the page has declined would come with
 * a second declaration. As its content is another one, so is the hash in its name.
 */
async function split(address: string, fileOf: (address: string) => string) {
  const rules = await fs.readFile(fileOf(address), 'utf8');
  const withoutFonts = rules.replaceAll(FONT_FACES, '');
  const hash = createHash('sha256').update(withoutFonts).digest('hex').slice(0, 8);
  const late = address.replace(HASH, `.${hash}`);
  if (late === address) {
    throw new Error(`The name of ${address} has no hash where site/first-paint looks for it.`);
  }
  await fs.writeFile(fileOf(late), withoutFonts);
  await fs.rm(fileOf(address));
  return { rules, late };
}
