import path from 'node:path';
import { expect, it } from 'vitest';
import { sizeWarnings } from '../../bundles/click-size';
import { collect } from '../../page/collect';
import { programsToRun } from '../../programs/programs-to-run';
import { docsVersions } from '../../page/versions';

const MDX = 'Words.\n\n```ts run\nconsole.log(1);\n```\n';

function warningsFor(size: number) {
  const versions = docsVersions(path.resolve('.'));
  const page = collect(MDX, { file: 'docs/page.mdx', version: 'current' }, versions);
  return sizeWarnings(programsToRun(page)[0]!, size);
}

it('warns of a program for which Run loads more than 20 KB', () => {
  expect(warningsFor(20 * 1024)).toEqual([]);
  expect(warningsFor(22.34 * 1024)).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:3:1 - Run loads 22.3 KB for the program that starts here, and 20.0 KB should do; import less, or write "fresh" on a later fence that can do without those before it.",
    ]
  `);
});
