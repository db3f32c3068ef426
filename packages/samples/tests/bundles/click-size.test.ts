import { expect, it } from 'vitest';
import { sizeWarnings } from '../../bundles/click-size';
import { programOf } from '../site';

const PROGRAM = programOf('Words.\n\n```ts run\nconsole.log(1);\n```\n');

it('warns of a program for which a first Run loads more than the limit', () => {
  expect(sizeWarnings(PROGRAM, 30 * 1024, 30)).toEqual([]);
  expect(sizeWarnings(PROGRAM, 32.34 * 1024, 30)).toMatchInlineSnapshot(`
    [
      "docs/page.mdx:3:1 - a first Run loads 32.3 KB for the program that starts here, and 30 KB should do; import less, or write "fresh" on a later fence that can do without those before it.",
    ]
  `);
});
