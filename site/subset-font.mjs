import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/* `node site/subset-font.mjs` writes the font with the characters and weights that src/css/fonts.css names. */

const FONT = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
const css = fs.readFileSync('src/css/fonts.css', 'utf8');
const [, min, max] = /font-weight: (\d+) (\d+);/.exec(css).map(Number);
const codes = Array.from(css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first, last]) => {
  const [from, to] = [first, last ?? first].map((code) => parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
});
const original = fs.readFileSync(fileURLToPath(import.meta.resolve(FONT)));
const font = await subsetFont(original, String.fromCodePoint(...codes.flat()), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min, max } },
});
fs.writeFileSync('src/css/geist.woff2', font);
