import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const AA = 4.5;

const [light, dark] = fs
  .readFileSync('src/components/Sample/Sample.css', 'utf8')
  .split("[data-theme='dark']")
  .map(
    (text) =>
      new Map(
        Array.from(text.matchAll(/--code-([\w-]+): (#\w{6});/g), ([, name, color]) => [
          name!,
          color!,
        ]),
      ),
  );

describe.each([
  ['light', light!],
  ['dark', dark!],
])('the colors of code, %s', (_mode, colors) => {
  const isSurface = (name: string) => /surface|bar/.test(name);
  const inks = [...colors].filter(([name]) => !isSurface(name) && !name.endsWith('edge'));
  const surfaces = [...colors].filter(([name]) => isSurface(name));

  it('defines both', () => {
    expect(inks.length).toBeGreaterThan(10);
    expect(surfaces.length).toBeGreaterThan(5);
  });

  it.each(inks)('%s is readable on every surface', (_name, ink) => {
    for (const [, surface] of surfaces) {
      expect(contrast(ink, surface)).toBeGreaterThanOrEqual(AA);
    }
  });
});

function contrast(one: string, two: string) {
  const [darker, lighter] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
