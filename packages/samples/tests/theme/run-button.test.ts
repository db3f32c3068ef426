import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { BUDGETS } from '../../../../budgets';
import { KILOBYTE } from '../../testing';

it('costs no more than its limit on pages where nobody runs anything', async () => {
  expect(await buttonSize()).toBeLessThanOrEqual(BUDGETS.run.buttonKilobytes * KILOBYTE);
});

/** The size of the button's code, which is on a page from the start, in bytes of brotli. */
async function buttonSize(): Promise<number> {
  const bundle = await rolldown({
    input: 'packages/samples/theme/Run/index.tsx',
    external: (id, importer) => importer !== undefined && !/useRun|Runner/.test(id),
    tsconfig: false,
    transform: { jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true });
  return brotliCompressSync(output[0].code).length;
}
