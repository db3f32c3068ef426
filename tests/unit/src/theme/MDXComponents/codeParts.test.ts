import { expect, it } from 'vitest';
import { codeParts } from '../../../../../src/theme/MDXComponents/codeParts';

it.each([
  [
    't.procedure.input(schema).mutation(resolver)',
    't.|procedure.|input(|schema).|mutation(|resolver)',
  ],
  ['@trpc/server/adapters/fetch', '@trpc/|server/|adapters/|fetch'],
  ['getMessageFromUnkownError', 'get|Message|From|Unkown|Error'],
  ['TRPC_ERROR_CODES_BY_NUMBER', 'TRPC_|ERROR_|CODES_|BY_|NUMBER'],
  ["AppRouter['product']['byId']['_def']", "AppRouter[|'product'][|'byId'][|'_def']"],
  ['10.0.0-proxy-alpha.75', '10.0.0-proxy-alpha.75'],
  ['short.name() and other.name()', 'short.name() and other.name()'],
])('%s may break where its parts meet', (code, parts) => {
  expect(codeParts(code).join('|')).toBe(parts);
});
