import type { Locator, Page } from '@playwright/test';
import { expect, NARROW, nextFrame, open, test, WIDE } from '../support/site';

test.use({ viewport: NARROW });

/** The first code that goes on for some way beyond its edge. */
async function wideCode(page: Page): Promise<Locator> {
  const code = page.locator('.sample pre');
  const index = await code.evaluateAll((all) =>
    all.findIndex((pre) => pre.scrollWidth > pre.clientWidth + 100 && pre.scrollWidth < 600),
  );
  return code.nth(index);
}

const scroll = (code: Locator, share: number) =>
  code.evaluate((pre, share) => {
    pre.scrollLeft = share * (pre.scrollWidth - pre.clientWidth);
  }, share);

/** Whether the ground above the first line is darker at the left and at the right edge than elsewhere. */
async function shadows(page: Page, code: Locator) {
  await code.scrollIntoViewIfNeeded();
  await nextFrame(page);
  const box = (await code.boundingBox())!;
  const [left, middle, right] = await Promise.all(
    [1, box.width / 2, box.width - 7].map((x) =>
      page.screenshot({ clip: { x: box.x + x, y: box.y + 2, width: 6, height: 6 } }),
    ),
  );
  return [left, right].map((edge) => !edge!.equals(middle!));
}

test('a shadow lies where code goes on beyond an edge, and its buttons can be seen before the pointer is there @nightly', async ({
  page,
}) => {
  await open(page, '/docs/v10/links');
  const code = await wideCode(page);
  expect(await shadows(page, code)).toEqual([false, true]);
  await scroll(code, 0.5);
  expect(await shadows(page, code)).toEqual([true, true]);
  await scroll(code, 1);
  expect(await shadows(page, code)).toEqual([true, false]);
  await page.setViewportSize(WIDE);
  await page.reload();
  expect(await shadows(page, code)).toEqual([false, false]);

  await page.mouse.move(0, 0);
  const buttons = page.locator('.sample__buttons').filter({ visible: true });
  await expect(buttons.first()).toBeVisible();
  const opacities = await buttons.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('so it does in code that was folded, whose buttons leave the summary free @nightly', async ({
  page,
}) => {
  await open(page, '/docs/v10/react-queries');
  const folded = page.locator('.sample:has(summary)').first();
  const summary = folded.locator('summary');
  await summary.click();
  expect(await shadows(page, folded.locator('pre').first())).toEqual([false, true]);
  const [bar, button] = await Promise.all(
    [summary, folded.getByRole('button', { name: 'Copy code' })].map((part) => part.boundingBox()),
  );
  expect(button!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
});
