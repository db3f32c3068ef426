import { expect, it } from 'vitest';
import { runInfoByLine } from '../../bundles/run-info';
import { programsToRun } from '../../programs/programs-to-run';
import { pageOf, programOf } from '../site';

const SILENT = { wire: 0, prints: false, html: '' };

/** @param titles - of the program's fences, which open on lines 1, 4, 7 … */
function program(titles: string[]) {
  const mdx = titles.map((title) => `\`\`\`ts ${title} run\n0;\n\`\`\`\n`).join('');
  return programOf(mdx);
}

it('gives a button to samples that print or send something, and names those to the others', () => {
  const fences = program(['title="server.ts"', 'title="client.ts"', '', '']);
  const runs = [SILENT, { ...SILENT, wire: 2 }, SILENT, { ...SILENT, prints: true }];
  expect(runInfoByLine(fences, 'a.js', runs)).toEqual({
    1: { runsWith: 'client.ts' },
    4: { bundle: 'a.js', fence: 1, wire: 2 },
    7: { runsWith: 'the sample below' },
    10: { bundle: 'a.js', fence: 3, wire: 0 },
  });
});

it('gives a button to shown samples with a document, and keeps what they render for the page', () => {
  const mdx = [
    '```ts title="server.ts" run\n0;\n```\n',
    '```tsx title="main.tsx" run=dom\n0;\n```\n',
    '```tsx run=dom hidden\n0;\n```\n',
    '```tsx run=dom\n0;\n```\n```html output\n<b></b>\n```\n',
  ].join('');
  const dom = programsToRun(pageOf(mdx)).find(({ mode }) => mode === 'dom')!;
  const runs = [SILENT, { ...SILENT, wire: 1, html: '<a></a>' }, SILENT, SILENT];
  expect(runInfoByLine(dom, 'a.js', runs)).toEqual({
    1: { runsWith: 'main.tsx' },
    4: { bundle: 'a.js', fence: 1, wire: 1, rendered: '<a></a>' },
    7: { runsWith: 'the sample below' },
    10: { bundle: 'a.js', fence: 3, wire: 0 },
  });
});

it('has nothing to say of samples after which nothing is shown', () => {
  expect(runInfoByLine(program(['title="server.ts"']), 'a.js', [SILENT])).toEqual({});
});
