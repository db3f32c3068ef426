import type { Page } from '@playwright/test';
import { replaceProgram, Sample } from '../support/run';
import { searchOn } from '../support/search';
import { expect, test } from '../support/site';

declare global {
  interface Window {
    /** The worker of the program that was started last. */
    worker: Worker;
  }
}

/** Runs a program in place of one of the page's. */
async function run(page: Page, code: string) {
  await replaceProgram(page, code);
  const sample = await Sample.open(page, '/docs/v10/quickstart', 'client.ts');
  await sample.run.click();
  return sample;
}

test('a program that allocates without end is stopped, and the page is usable meanwhile @nightly', async ({
  page,
}) => {
  const sample = await run(
    page,
    `console.log('a'); const all: object[] = []; for (;;) all.push(new Array(1000).fill(all.length));`,
  );
  await expect(sample.output).toHaveText('a\n');
  await page.keyboard.press('Control+k');
  await expect(searchOn(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sample.status).toHaveText('Stopped after 5 s');
  await expect(sample.output).toHaveText('a\n');
  await sample.run.click();
  await expect(sample.output).toHaveText('a\n');
});

test('a program whose worker the browser ends is said to have been ended by it @nightly', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        window.worker = this;
      }
    };
  });
  const sample = await run(page, `console.log('a'); for (;;) {}`);
  await expect(sample.output).toHaveText('a\n');
  await sample.figure
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => window.worker.dispatchEvent(new ErrorEvent('error')));
  await expect(sample.output).toHaveText(
    'a\nThe browser ended the program: it may have used too much memory.\n',
  );
  await expect(sample.status).toHaveText('Failed');
  await expect.poll(() => page.workers().length).toBe(0);
});
