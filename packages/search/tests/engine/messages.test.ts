import { describe, expect, it } from 'vitest';
import { createMessages, readPaste } from '../../engine/messages';

const MESSAGES = [
  'No "…"-procedure on path "…"',
  'Unexpected token < in JSON at position 0',
  `Type '"TEAPOT"' is not assignable to type 'TRPC_ERROR_CODE_KEY'`,
  "Object literal may only specify known properties, and 'url' does not exist in type 'Options'",
  'fetch failed',
  'Error: Not supported',
];
const find = createMessages(MESSAGES.map((message) => ({ messages: [message] })));
const first = (text: string) => MESSAGES[find(readPaste(text))[0] ?? -1];

it('of a stack is no more than its message', () => {
  const stack = [
    'Error: Not at home',
    '    at new Post (file:///app/a.mjs:4:20)',
    '    at async Object.<anonymous> [as all] (C:\\app\\a.ts:3:1)',
    '    at node:internal/process/task_queues:95:5',
  ];
  expect([stack.join('\n'), stack.join('\\n')].map(readPaste)).toEqual([stack[0], stack[0]]);
});

describe('a pasted error', () => {
  it.each([
    ['with a prefix', 'TRPCClientError: No "query"-procedure on path "post.all"', 0],
    ['as JSON', '{"error":{"message":"No \\"mutation\\"-procedure on path \\"a\\""}}', 0],
    ['with colors', '\u001b[31mError: No "query"-procedure on path "b"\u001b[0m', 0],
    [
      'with a stack',
      'TypeError: fetch failed\n    at node:internal/deps/undici/undici:12345:11\n    at async main (/app/a.ts:3:1)',
      4,
    ],
    ['with another number', 'SyntaxError: Unexpected token < in JSON at position 12', 1],
    ['by hand, in part', 'no "query"-procedure', 0],
    ['that begins like many others', 'Error: Not supported', 5],
    ['in part, with a prefix', 'Error: Unexpected token < in JSON', 1],
    [
      'in which one name is that of the entry',
      `Type '"NOPE"' is not assignable to type 'TRPC_ERROR_CODE_KEY'`,
      2,
    ],
  ])('%s leads to its entry', (_how, text, place) => {
    expect(first(text)).toBe(MESSAGES[place]);
  });

  it('of the compiler leads to no entry with which it shares no name', () => {
    expect(first(`Type 'string' is not assignable to type 'number'.`)).toBeUndefined();
  });
});
