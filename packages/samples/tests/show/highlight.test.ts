import { afterEach, expect, it, vi } from 'vitest';
import { createHighlight } from '../../show/highlight';

afterEach(() => vi.restoreAllMocks());

it('colors whole lines, however slow the machine is', async () => {
  const highlight = await createHighlight(['ts']);
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  const [line] = highlight("const port: number = '2022';", 'ts');
  expect(line!.map(({ text, className }) => [text.trim(), className])).toContainEqual([
    "'2022'",
    's',
  ]);
});
