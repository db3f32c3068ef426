import original from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import { expect, it } from 'vitest';
import { PAGE_TEMPLATE } from './template';

/** Parts of the lines that our template changes. */
const CHANGED = ['<%~ metaAttribute %>', 'defer></script>'];

it('is Docusaurus’s own, but for the stylesheets and scripts', () => {
  const ours = PAGE_TEMPLATE.replaceAll(/\s+/g, ' ').replaceAll(' />', '>');
  const lines = original
    .split('\n')
    .map((line) => line.trim().replace(' />', '>'))
    .filter((line) => !CHANGED.some((part) => line.includes(part)));
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    expect(ours, 'Read ssgTemplate.html.js again, and bring template.ts up to it.').toContain(line);
  }
});
