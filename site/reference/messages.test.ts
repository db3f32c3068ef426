import { expect, test } from 'vitest';
import { messagesOf } from './messages';
import { pageSections } from './sections';

const isOwn = (message: string) => message.startsWith('Duplicate');

function messages(...headings: string[]) {
  const page = `---\ntitle: Router\nslug: /router\n---\n\n${headings.join('\n\n')}\n`;
  return messagesOf(pageSections(page), isOwn);
}

test('a heading that is code and reads like a sentence is a message', () => {
  expect(
    messages('## `Duplicate key …`\n\nTwo keys have one name. Rename.', '## `router`'),
  ).toEqual([
    {
      id: 'duplicate-key-',
      text: 'Duplicate key …',
      variants: [],
      source: 'trpc',
      causes: [
        {
          page: 'Router',
          href: 'router#duplicate-key-',
          cause: 'Two keys have one name.',
          mend: '',
        },
      ],
    },
  ]);
});

test('a cause goes on after a sentence that says too little, and not after "e.g. "', () => {
  const [message] = messages(
    '## `Not found here`\n\nTS2307. The package, e.g. tRPC, is missing. Next.',
  );
  expect(message?.causes[0]?.cause).toBe('TS2307. The package, e.g. tRPC, is missing.');
});

test('a message that several sections explain stands once', () => {
  const found = messages('## `Duplicate key`\n\nOne cause.', '## `Duplicate key …`\n\nAnother.');
  expect(found.map(({ text, causes }) => [text, causes.length])).toEqual([['Duplicate key', 2]]);
});

test('messages of the packages that differ in quoted names are one, those of a compiler are not', () => {
  const found = messages(
    '## `Duplicate key "a"`\n\nOne cause.',
    '## `Duplicate key "b"`\n\nAnother.',
    "## `Type 'a' is not assignable to type 'b'`",
    "## `Type 'c' is not assignable to type 'd'`",
  );
  expect(found.map(({ text, variants, causes }) => [text, variants, causes.length])).toEqual([
    ['Duplicate key "a"', ['Duplicate key "b"'], 2],
    ["Type 'a' is not assignable to type 'b'", [], 1],
    ["Type 'c' is not assignable to type 'd'", [], 1],
  ]);
});

test('a table has a message in each row, with its cause and mend, save what has a heading', () => {
  const table = [
    '| What you see | Why | What to do |',
    '| --- | --- | --- |',
    '| `Duplicate key …` | another cause | nothing |',
    '| `fetch failed here` or `it failed again` | nothing listens | start it |',
    '| `fetch failed here`, in tests | the port is taken | choose another |',
    '| `data` is `undefined` in a row | no message | |',
  ].join('\n');
  const trouble = ['## `Duplicate key`\n\nOne cause.', '## When it does not work', '### Others'];
  const row = (cause: string, mend: string, href = 'router#others') => ({
    page: 'Router',
    href,
    cause,
    mend,
  });
  expect(messages(...trouble, table).map(({ text, causes }) => [text, causes])).toEqual([
    ['Duplicate key', [row('One cause.', '', 'router#duplicate-key')]],
    [
      'fetch failed here',
      [row('Nothing listens.', 'Start it.'), row('The port is taken.', 'Choose another.')],
    ],
    ['it failed again', [row('Nothing listens.', 'Start it.')]],
  ]);
  expect(messages('## Rows', table)).toEqual([]);
});

test('messages say who reports them, and are sorted by their first word', () => {
  const found = messages(
    '## `fetch failed`',
    "## `'ctx.user' is possibly 'null'`",
    '## `Duplicate key …`',
    '## `Top-level thing`\n\nTS1378: not here.',
  );
  expect(found.map(({ text, source }) => [text, source])).toEqual([
    ["'ctx.user' is possibly 'null'", 'typescript'],
    ['Duplicate key …', 'trpc'],
    ['fetch failed', 'other'],
    ['Top-level thing', 'typescript'],
  ]);
});
