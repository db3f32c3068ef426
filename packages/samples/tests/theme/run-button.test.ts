import { expect, it } from 'vitest';
import { BUDGETS } from '../../../../budgets';
import { buttonSize } from '../../bench/sizes';
import { KILOBYTE } from '../../bundles/click-size';

it('costs no more than its limit on pages where nobody runs anything', async () => {
  expect(await buttonSize()).toBeLessThanOrEqual(BUDGETS.run.buttonKilobytes * KILOBYTE);
});
