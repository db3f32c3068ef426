import fs from 'node:fs';

/** The colors of each mode in a stylesheet, whose names begin so, by the rest of their names. */
export function colorsByMode(file: string, prefix: string): [string, Map<string, string>][] {
  const pattern = new RegExp(`${prefix}([\\w-]+): (#\\w{6});`, 'g');
  const modes = fs.readFileSync(file, 'utf8').split("[data-theme='dark']");
  return modes.map((text, index) => {
    const colors = Array.from(
      text.matchAll(pattern),
      ([, name, color]) => [name!, color!] as const,
    );
    return [index === 0 ? 'light' : 'dark', new Map(colors)];
  });
}

/**
 * The contrast of two colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @param one - a color such as `#17202e`, as is the other
 * @returns from 1, the same color, to 21, black on white
 */
export function contrast(one: string, other: string): number {
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
