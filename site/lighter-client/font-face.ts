/** What a `@font-face` rule says that a font is used for. */
export interface FontUse {
  characters: string;
  weights: { min: number; max: number };
}

/**
 * Reads it.
 *
 * @param css - a stylesheet with one such rule, for a variable font, with a range of weights
 * @throws when it names no range of weights or of characters
 */
export function readFontFace(css: string): FontUse {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(css) ?? [];
  const ranges = /unicode-range:([^;]+);/.exec(css)?.[1]?.split(',');
  if (!min || !max || !ranges) {
    throw new Error(
      'The @font-face rule names no weights ("font-weight: 400 700;") or no characters ("unicode-range: U+0020-007E;").',
    );
  }
  return {
    characters: ranges.flatMap(charactersOf).join(''),
    weights: { min: Number(min), max: Number(max) },
  };
}

function charactersOf(range: string): string[] {
  const [first = 0, last = first] = range
    .trim()
    .slice('U+'.length)
    .split('-')
    .map((code) => parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}
