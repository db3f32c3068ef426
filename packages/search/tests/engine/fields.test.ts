import { describe, expect, it } from 'vitest';
import { textFields } from '../../engine/fields';
import { CODE_MARK as C } from '../../engine/inline-code';

describe('textFields', () => {
  it.each([
    [
      'code',
      { code: 'export async function openStore() {}\ntype Options = {};' },
      'openStore\nOptions',
    ],
    [
      'a table',
      {
        columns: ['Option'],
        rows: [
          [`${C}size${C}`, 'How much'],
          ['ttl', ''],
        ],
      },
      'size\nttl',
    ],
    ['a paragraph', `${C}flush()${C} empties it.`, 'flush()'],
    ['nothing', `Call ${C}flush()${C} at the end.`, ''],
  ])('takes names that %s explains', (_what, block, names) => {
    expect(textFields([block]).definitions).toBe(names);
  });
});
