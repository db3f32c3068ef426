import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePages } from '../../features/page-changes/plugin/compare';
import { applyChanges } from '../support/apply-changes';

it('what changed gives the newer text from the older one, whatever both are', () => {
  const line = fc.constantFrom(
    '',
    '## A',
    '### B',
    '```ts',
    '```',
    'a b c',
    'a b',
    '-',
    '+x',
    ' `c`',
  );
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(applyChanges(before, comparePages(before, after, []))).toBe(after);
    }),
  );
});
