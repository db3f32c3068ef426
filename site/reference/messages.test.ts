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
      text: 'Duplicate key …',
      source: 'trpc',
      causes: [{ page: 'Router', href: 'router#duplicate-key-', cause: 'Two keys have one name.' }],
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

test('a table of messages has one in each row, save what the page has under a heading', () => {
  const table = [
    '| what you see | cause and fix |',
    '| --- | --- |',
    '| `Duplicate key …` | another cause |',
    '| `fetch failed here`, `it failed again` | nothing listens. Start it. |',
    '| `data` is `undefined` in a row | no message |',
  ].join('\n');
  const trouble = ['## `Duplicate key`\n\nOne cause.', '## When it does not work', '### Others'];
  expect(messages(...trouble, table).map(({ text, causes }) => [text, causes])).toEqual([
    ['Duplicate key', [{ page: 'Router', href: 'router#duplicate-key', cause: 'One cause.' }]],
    [
      'fetch failed here',
      [{ page: 'Router', href: 'router#others', cause: 'Nothing listens. Start it.' }],
    ],
    [
      'it failed again',
      [{ page: 'Router', href: 'router#others', cause: 'Nothing listens. Start it.' }],
    ],
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
