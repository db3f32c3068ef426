import subsetFont from 'subset-font';

/**
 * A loader for a variable font: leaves in it the characters of its option `characters`, and the weights
 * of its option `weights`.
 */
export default async function (font) {
  const { characters, weights } = this.getOptions();
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

/** Fonts are not text. */
export const raw = true;
