import { expect, test } from '../support/site';
import { sharedHash, Workshop } from '../support/workshop';

test.use({
  // Browsers of desktops give the frame of a program a process of its own; Chromium without windows when told.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...launchOptions.args!, '--site-per-process'] }),
});

test('a program that fills the memory, or prints without end, leaves the page as it is @nightly', async ({
  page,
}) => {
  for (const code of [
    `const all: unknown[] = []; for (;;) all.push(new Array(1000).fill(all.length));`,
    `for (;;) console.log('a'.repeat(1000));`,
  ]) {
    const workshop = await Workshop.open(page, sharedHash({ 'a.ts': code }));
    await workshop.run.click();
    await workshop.editor('a.ts').click();
    await page.keyboard.insertText('// ');
    await expect(workshop.editor('a.ts')).toContainText('//');
    await expect(workshop.status).toHaveText(/^Stopped/);
    await page.goto('about:blank');
  }
});
