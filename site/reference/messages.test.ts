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
