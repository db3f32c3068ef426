import { expect, test } from 'vitest';
import { messagesOf } from './messages';
import { pageSections } from './sections';

const SOURCES = [
  'throw new Error(`Duplicate key ${key}`); new Error(`No "${type}"-procedure on path "${path}"`);',
  "const path = 'fetch'; throw new Error(`\\nNot that way, go back:\\nthere`);",
];

/** The messages of a page with one table. */
function messages(...rows: [see: string, why: string, fix?: string][]) {
  const lines = [['What you see', 'Why', 'What to do'], ['---', '---', '---'], ...rows];
  const table = lines.map(([see, why, fix = '']) => `| ${see} | ${why} | ${fix} |`);
  const text = `## When it does not work\n\n### Others\n\n${table.join('\n')}\n`;
  return messagesOf(pageSections(text, { title: 'Router', slug: '/router' }), SOURCES);
}

test('each row of a table is a message with its cause and fix', () => {
  const found = messages(
    ['`Duplicate key …`', 'two keys have one name', 'rename one'],
    ['`fetch failed here` or `it failed again`', 'nothing listens', 'start it'],
    ['`fetch failed here`, in tests', 'the port is taken', 'choose another'],
    ['`data` is `undefined` in a row', 'no message'],
  );
  const cause = (why: string, fix: string) => ({
    ...{ page: 'Router', href: 'router#others' },
    ...{ cause: why, fix },
  });
  expect(found).toEqual([
    {
      ...{ id: 'duplicate-key-', text: 'Duplicate key …', variants: [], source: 'trpc' },
      causes: [cause('Two keys have one name.', 'Rename one.')],
    },
    {
      ...{ id: 'fetch-failed-here', text: 'fetch failed here', variants: [], source: 'other' },
      causes: [
        cause('Nothing listens.', 'Start it.'),
        cause('The port is taken.', 'Choose another.'),
      ],
    },
    {
      ...{ id: 'it-failed-again', text: 'it failed again', variants: [], source: 'other' },
      causes: [cause('Nothing listens.', 'Start it.')],
    },
  ]);
});

test('messages that differ in quoted names alone are one, except those of TypeScript', () => {
  const found = messages(
    ['`No "query"-procedure on path "a"`', 'One cause.'],
    ['`No "mutation"-procedure on path "b"`', 'Another.'],
    ["`Type 'a' is not assignable to type 'b'`", 'One.'],
    ["`Type 'c' is not assignable to type 'd'`", 'Two.'],
  );
  expect(found.map(({ text, variants, causes }) => [text, variants, causes.length])).toEqual([
    ['No "query"-procedure on path "a"', ['No "mutation"-procedure on path "b"'], 2],
    ["Type 'a' is not assignable to type 'b'", [], 1],
    ["Type 'c' is not assignable to type 'd'", [], 1],
  ]);
});

test('a message with a value in place of its dots is no variant', () => {
  const found = messages(
    ['`No "query"-procedure on path "…"`', 'One cause.'],
    ['`No "query"-procedure on path "/a"`', 'Another.'],
    ['`No "mutation"-procedure on path "b"`', 'A third.'],
  );
  expect(found.map(({ text, variants, causes }) => [text, variants, causes.length])).toEqual([
    ['No "query"-procedure on path "…"', ['No "mutation"-procedure on path "b"'], 3],
  ]);
});

test('messages say who reports them, and are sorted by their first word', () => {
  const found = messages(
    ['`fetch failed`', 'it failed'],
    ["`'ctx.user' is possibly 'null'`", 'it may be'],
    ['`Duplicate key …`', 'two'],
    ['`Top-level thing`', 'TS1378: not here'],
  );
  expect(found.map(({ text, source }) => [text, source])).toEqual([
    ["'ctx.user' is possibly 'null'", 'typescript'],
    ['Duplicate key …', 'trpc'],
    ['fetch failed', 'other'],
    ['Top-level thing', 'typescript'],
  ]);
});

test.each([
  ['Duplicate key meta', 'trpc'],
  ['Error: Not that way, go back: …', 'trpc'],
  ['No "mutation"-procedure on path ""', 'trpc'],
  ["No 'Age' key", 'other'],
  ['const path', 'other'],
])('%s is of the packages, or not: %s', (text, source) => {
  expect(messages([`\`${text}\``, 'why'])).toMatchObject([{ source }]);
});

test('a table of something else has no messages', () => {
  const text = '| message | meaning |\n| --- | --- |\n| `{ "id", "error" }` | an error |\n';
  expect(messagesOf(pageSections(text, { title: 'RPC', slug: '/rpc' }), SOURCES)).toEqual([]);
});
