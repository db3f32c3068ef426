import { expect, it } from 'vitest';
import { readFontFace } from './font-face';

it('reads the characters and the weights', () => {
  const css = '@font-face { font-weight: 400 700; unicode-range: U+0041-0043,\n U+20AC; }';
  expect(readFontFace(css)).toEqual({ characters: 'ABC€', weights: { min: 400, max: 700 } });
});

it('says what is missing', () => {
  expect(() => readFontFace('@font-face { font-weight: 400; }')).toThrow(
    'names no weights ("font-weight: 400 700;") or no characters',
  );
});
