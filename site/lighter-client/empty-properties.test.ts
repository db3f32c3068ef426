import { expect, it } from 'vitest';
import emptyProperties from './empty-properties.mjs';

const empty = (source: string, properties: string[]) =>
  emptyProperties.call({ getOptions: () => ({ properties }) }, source);

it('empties what nobody reads of a module, and keeps what stands around', () => {
  const source =
    '/* made */\nexport default {"title": "a", "plugins": [1], "markdown": {"b": 1}};\n';
  expect(empty(source, ['plugins', 'markdown', 'absent'])).toBe(
    '/* made */\nexport default {"title":"a","plugins":[],"markdown":{}};\n',
  );
});

it('empties a property of a property', () => {
  expect(empty('{"version":{"docs":{"a":1},"label":"b"}}', ['version.docs', 'x.y'])).toBe(
    '{"version":{"docs":{},"label":"b"}}',
  );
});
