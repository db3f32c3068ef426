import { expect, it } from 'vitest';
import { stem } from '../../engine/stem';

it.each([
  [['merge', 'merges', 'merged', 'merging'], 'merg'],
  [['router', 'routers', 'routing'], 'rout'],
  [['batch', 'batched', 'batching'], 'batch'],
  [['validate', 'validation', 'validators'], 'validat'],
  [['map', 'ws', 'utf8', 'es2022'], undefined],
])('brings %j together', (words, expected) => {
  for (const word of words) {
    expect(stem(word), word).toBe(expected ?? word);
  }
});
