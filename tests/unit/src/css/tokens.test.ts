import { describe, expect, it } from 'vitest';
import { colorsByMode, contrast } from '../../contrast';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum and #contrast-enhanced */
const AA = 4.5;
const AAA = 7;

const MODES = colorsByMode('src/css/tokens.css', '--');

describe.each(MODES)('the colors of the site, %s', (_mode, colors) => {
  const ratio = (ink: string, surface: string) =>
    contrast(colors.get(ink) ?? '', colors.get(surface) ?? '');

  it.each(['ifm-font-color-base', 'ifm-heading-color'])('%s is AAA on both surfaces', (ink) => {
    expect(ratio(ink, 'ifm-background-color')).toBeGreaterThanOrEqual(AAA);
    expect(ratio(ink, 'site-surface')).toBeGreaterThanOrEqual(AAA);
    expect(ratio(ink, 'ifm-code-background')).toBeGreaterThanOrEqual(AAA);
  });

  it.each(['site-ink-soft', 'ifm-color-primary'])('%s is AA on both surfaces', (ink) => {
    expect(ratio(ink, 'ifm-background-color')).toBeGreaterThanOrEqual(AA);
    expect(ratio(ink, 'site-surface')).toBeGreaterThanOrEqual(AA);
  });

  it('what is chosen, and what is not stable yet, is AA on its own background', () => {
    expect(ratio('ifm-color-primary', 'site-primary-soft')).toBeGreaterThanOrEqual(AA);
    expect(ratio('site-caution', 'site-caution-soft')).toBeGreaterThanOrEqual(AA);
  });
});
