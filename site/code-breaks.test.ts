import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { codeBreaks } from './code-breaks';

it.each([
  [
    't.procedure.input(schema).mutation(resolver)',
    't.|procedure.|input(|schema).|mutation(|resolver)',
  ],
  ['@trpc/server/adapters/fetch', '@trpc/|server/|adapters/|fetch'],
  ['getMessageFromUnkownError', 'get|Message|From|Unkown|Error'],
  ['TRPC_ERROR_CODES_BY_KEY', 'TRPC_|ERROR_|CODES_|BY_|KEY'],
  ['short.name() and other.name()', 'short.name() and other.name()'],
])('%s may break where its parts meet', (code, parts) => {
  const element = codeOf(code);
  codeBreaks()({ type: 'root', children: [element] } satisfies Root);
  const shown = element.children.map((child) => (child.type === 'text' ? child.value : '|'));
  expect(shown.join('')).toBe(parts);
});

it('a block of code stays as it is', () => {
  const block = (): Element => ({
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [codeOf('t.procedure.input(schema).mutation(resolver)')],
  });
  const root: Root = { type: 'root', children: [block()] };
  codeBreaks()(root);
  expect(root.children).toEqual([block()]);
});

function codeOf(value: string): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value }],
  };
}
