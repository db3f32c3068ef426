import { expect, test } from 'vitest';
import { formatSignature } from './signature';

test('declarations without bodies are laid out', async () => {
  const declarations =
    'function tap<T>(observer: Partial<Observer<T, unknown>>, options: { deep: boolean }): Operator<T>;\n' +
    "const keys: readonly ['a'];";
  expect(await formatSignature(declarations)).toBe(
    [
      'function tap<T>(',
      '  observer: Partial<Observer<T, unknown>>,',
      '  options: { deep: boolean },',
      '): Operator<T>;',
      "const keys: readonly ['a'];",
    ].join('\n'),
  );
});

test('a long signature says how much is left out', async () => {
  const fields = Array.from({ length: 30 }, (_, index) => `field${index}: string;`).join(' ');
  const lines = (await formatSignature(`interface Many { ${fields} }`)).split('\n');
  expect(lines).toHaveLength(25);
  expect(lines.at(-1)).toBe('// … 8 more lines');
});
