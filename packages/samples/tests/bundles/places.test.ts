import { expect, it } from 'vitest';
import { placesOf } from '../../bundles/places';
import { programOf } from '../site';

const SILENT = { wire: 0, prints: false, html: '' };

/** @param titles - of the program's fences, which open on lines 1, 4, 7 … */
function program(titles: string[]) {
  const mdx = titles.map((title) => `\`\`\`ts ${title} run\n0;\n\`\`\`\n`).join('');
  return programOf(mdx);
}

it('gives a button to samples that print or send something, and names those to the others', () => {
  const fences = program(['title="server.ts"', 'title="client.ts"', '', '']);
  const seen = [SILENT, { ...SILENT, wire: 2 }, SILENT, { ...SILENT, prints: true }];
  expect(placesOf(fences, 'a.js', seen)).toEqual({
    1: { runsWith: 'client.ts' },
    4: { bundle: 'a.js', fence: 1, wire: 2 },
    7: { runsWith: 'the sample below' },
    10: { bundle: 'a.js', fence: 3, wire: 0 },
  });
});

it('has nothing to say of samples after which nothing is shown', () => {
  expect(placesOf(program(['title="server.ts"']), 'a.js', [SILENT])).toEqual({});
});
