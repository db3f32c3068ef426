import { expect, it } from 'vitest';
import {
  formatProblem,
  groupProblems,
  moveProblem,
  NOT_INSTALLED,
  summarizeProblems,
  type Problem,
} from '../../page/problem';

const MANY = Array.from({ length: 25 }, (_, index): Problem => {
  const rule = index < 23 ? 'TS2304' : 'title-clash';
  const message = index < 23 ? "TS2304: Cannot find name 'tea'.\nWhy." : '"a.ts" is here twice.';
  const place = { file: 'docs/a.mdx', line: index + 1, column: 2, length: 3, source: ' tea;' };
  return { rule, message, place };
});

it('writes many problems as the first of them, and how many there are of each kind', () => {
  const words = summarizeProblems(MANY);
  expect(words.match(/\^\^\^/g)).toHaveLength(20);
  expect(words.slice(words.indexOf('These'))).toMatchInlineSnapshot(`
    "These are 20 of 25 problems; "npx checked-samples check --all" writes all, and "… check --update-baseline" takes them for known from here on.

        23  TS2304   such as docs/a.mdx:1:2 Cannot find name 'tea'.
         2  title-clash such as docs/a.mdx:24:2 "a.ts" is here twice."
  `);
  expect(summarizeProblems(MANY, true).match(/\^\^\^/g)).toHaveLength(25);
});

it('names first what is known to be written in place of what is wrong', () => {
  const known = { rule: 'TS2551', message: "TS2551: No 'te'. Did you mean 'tea'?" };
  const page = { rule: 'TS2304', message: 'TS2304: No tea. The fence in line 3 declares it.' };
  const words = summarizeProblems([
    ...MANY,
    ...[known, page].map((it) => ({ ...MANY[0]!, ...it })),
    { ...MANY[0]!, message: 'TS2304: Not this.\n  Did you mean that?' },
  ]);
  expect(words.slice(words.indexOf('The cheapest'))).toMatchInlineSnapshot(`
    "The cheapest to mend, since it is known what to write:
      TS2551   docs/a.mdx:1:2 No 'te'. Did you mean 'tea'?
      TS2304   docs/a.mdx:1:2 No tea. The fence in line 3 declares it.
      TS2304   docs/a.mdx:1:2 Not this. Did you mean that?"
  `);
});

it('moves a problem with the lines that its words name', () => {
  const message = "TS2304: Cannot find name 'line 1'. The fence in line 3 declares it.";
  expect(moveProblem({ ...MANY[2]!, message }, (line) => line + 2)).toMatchObject({
    message: "TS2304: Cannot find name 'line 1'. The fence in line 5 declares it.",
    place: { line: 5 },
  });
});

it('puts no more carets below a line than it has characters', () => {
  const [problem] = MANY;
  const place = { ...problem!.place, length: 99 };
  expect(formatProblem({ ...problem!, place })).toMatch(/    tea;\n    \^{4}$/);
});

it('writes some of the places of which the same is said', () => {
  expect(groupProblems(MANY)).toMatchInlineSnapshot(`
    [
      "TS2304: Cannot find name 'tea'.
    Why.
      docs/a.mdx:1:2
      docs/a.mdx:2:2
      docs/a.mdx:3:2
      docs/a.mdx:4:2
      docs/a.mdx:5:2
      and 18 more",
      ""a.ts" is here twice.
      docs/a.mdx:24:2
      docs/a.mdx:25:2",
    ]
  `);
});

it('names packages that are not installed in one sentence', () => {
  const { place } = MANY[0]!;
  const imports = ['zod', 'tea', 'zod'].map((message) => ({ rule: NOT_INSTALLED, message, place }));
  expect(groupProblems(imports)).toEqual([expect.stringMatching(/: zod \(2 times\), tea\.$/)]);
});
