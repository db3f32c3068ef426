import { expect, open } from '../../support/site';
import { test } from './second-build';

test('tabs of one group are in step on a page, and leave the others alone', async ({ page }) => {
  await open(page, '/tab-groups');
  await page.getByRole('tab', { name: 'meadow' }).nth(1).click();
  await expect(page.getByText('Meadow has nine frames.')).toBeVisible();
  await expect(page.getByText('Meadow stands in the sun.')).toBeVisible();
  await expect(page.getByText('Larch is old.')).toBeVisible();
});
