import { expect, open } from '../../support/site';
import { test } from './second-build';

for (const [part, title] of [
  ['content', 'This page crashed.'],
  // Upstream's last resort, for a layout that throws, lacks the period.
  ['page', 'This page crashed'],
] as const) {
  test(
    `a page whose ${part} throws says so, with the error, and recovers on Try again`,
    { tag: '@upstream' },
    async ({ page, consoleErrors }) => {
      await open(page, '/crash');
      await page.getByRole('button', { name: `Crash the ${part}` }).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(page.getByText('The hive is empty')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      // Firefox's driver has no message of an error that the console shows.
      expect(consoleErrors.splice(0).join()).toMatch(/The hive is empty|^Error$/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'A page that crashes' })).toBeVisible();
    },
  );
}
