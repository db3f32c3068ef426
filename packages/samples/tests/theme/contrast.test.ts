import { describe, expect, it } from 'vitest';
import { colorsByMode, contrast } from '../../../../tests/unit/contrast';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const AA = 4.5;

const MODES = colorsByMode('packages/samples/theme/Sample/Sample.css', '--code-');

describe.each(MODES)('the colors of code, %s', (_mode, colors) => {
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
