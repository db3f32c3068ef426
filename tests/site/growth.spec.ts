import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../bench/budgets';
import { growthByHundredPages } from '../../bench/growth';
import { KILOBYTE } from '../support/page-bytes';

const BUILDS_TIMEOUT_MS = 600_000;

test('a hundred pages more add to no page more than they may', { tag: '@nightly' }, async () => {
  test.setTimeout(BUILDS_TIMEOUT_MS);
  for (const { name, html, scripts } of await growthByHundredPages()) {
    expect.soft(html + scripts, name).toBeLessThanOrEqual(BUDGETS.pages.growthKilobytes * KILOBYTE);
  }
});
