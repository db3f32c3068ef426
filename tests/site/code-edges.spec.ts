import { expect, NARROW, test, WIDE } from '../support/site';

test.use({ viewport: NARROW });

test('code that goes on beyond an edge fades out there', async ({ page }) => {
  await page.goto('/docs/v10/links');
  const code = page.locator('.sample > pre');
  const wide = await code.evaluateAll((all) =>
    all.findIndex((pre) => pre.scrollWidth > pre.clientWidth + 100 && pre.scrollWidth < 600),
  );
  const fades = (index: number) =>
    code.nth(index).evaluate((pre) => {
      const style = getComputedStyle(pre);
      return ['--fade-left', '--fade-right'].map((name) => style.getPropertyValue(name) !== '0px');
    });
  const scroll = (share: number) =>
    code.nth(wide).evaluate((pre, share) => {
      pre.scrollLeft = share * (pre.scrollWidth - pre.clientWidth);
    }, share);

  await expect.poll(() => fades(wide)).toEqual([false, true]);
  await scroll(0.5);
  await expect.poll(() => fades(wide)).toEqual([true, true]);
  await scroll(1);
  await expect.poll(() => fades(wide)).toEqual([true, false]);
  await page.setViewportSize(WIDE);
  await page.reload();
  await expect.poll(() => fades(wide)).toEqual([false, false]);
});
