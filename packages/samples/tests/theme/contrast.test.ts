import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const AA = 4.5;

describe.each(colorsByMode())('the colors of code, %s', (_mode, colors) => {
  const isSurface = (name: string) => /surface|bar/.test(name);
  const inks = [...colors].filter(([name]) => !isSurface(name));
  const surfaces = [...colors].filter(([name]) => isSurface(name));

  it('defines both', () => {
    expect(inks.length).toBeGreaterThan(9);
    expect(surfaces.length).toBeGreaterThan(4);
  });

  it.each(inks)('%s is readable on every surface', (_name, ink) => {
    for (const [, surface] of surfaces) {
      expect(contrast(ink, surface)).toBeGreaterThanOrEqual(AA);
    }
  });
});

/** The colors of code in each mode, by the ends of their names. */
function colorsByMode(): [string, Map<string, string>][] {
  const css = fs.readFileSync('packages/samples/theme/Sample/Sample.css', 'utf8');
  return css.split("[data-theme='dark']").map((text, index) => {
    const colors = text.matchAll(/--code-([\w-]+): (#\w{6});/g);
    const byName = Array.from(colors, ([, name, color]) => [name!, color!] as const);
    return [index === 0 ? 'light' : 'dark', new Map(byName)];
  });
}

/**
 * The contrast of two colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one - a color such as `#17202e`, as is the other
 * @returns from 1, the same color, to 21, black on white
 */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
