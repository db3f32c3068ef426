import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { saveData } from './network';
import { expect, open, setColorMode, test as siteTest } from './site';

/**
 * A test that reuses the page of the previous test, as a reader goes from program to program, since loading
 * TypeScript takes ten seconds of CPU time. The browser's storage is cleared.
 */
export const test = siteTest.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      await saveData(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, viewport }, use) => {
    await sharedPage.setViewportSize(viewport!);
    if (sharedPage.url() !== 'about:blank') {
      await setColorMode(sharedPage, 'light');
      await sharedPage.evaluate(() => [localStorage, sessionStorage].forEach((one) => one.clear()));
    }
    await use(sharedPage);
    await sharedPage.unrouteAll();
  },
});

/** The workshop of the playground, with its controls and output. */
export class Workshop {
  readonly region: Locator;
  readonly notice: Locator;
  /** The sentence with the number of problems */
  readonly summary: Locator;
  readonly problems: Locator;
  readonly run: Locator;
  readonly stop: Locator;
  readonly status: Locator;
  readonly output: Locator;
  readonly wire: Locator;
  /** The root element that a program with a document renders into */
  readonly rendered: Locator;

  constructor(readonly page: Page) {
    this.region = page.locator('.workshop');
    this.notice = this.region.locator('.workshop__notice');
    this.summary = this.region.locator('.workshop__summary');
    this.problems = this.region.locator('.workshop__problems li button');
    this.run = this.region.getByRole('button', { name: /^Run( again)?$/ });
    this.stop = this.region.getByRole('button', { name: 'Stop' });
    this.status = this.region.locator('.run').getByRole('status');
    this.output = this.region.locator('.sample-output code');
    this.rendered = this.region.frameLocator('iframe').frameLocator('iframe').locator('#root');
    this.wire = this.region.getByRole('region', { name: 'The wire' }).locator('summary');
  }

  /** Opens the program of a hash, in the open workshop if there is one, and waits until it is checked. */
  static async open(page: Page, hash: string): Promise<Workshop> {
    const workshop = new Workshop(page);
    const isElsewhere = new URL(page.url()).hash !== `#${hash}`;
    if (isElsewhere && (await workshop.summary.isVisible())) {
      const former = await workshop.region.elementHandle();
      await page.evaluate((hash) => location.assign(hash), `#${hash}`);
      await page.waitForFunction((element) => !element.isConnected, former);
    } else {
      // By another page, since a browser does not reload for an address that differs in the hash alone.
      await page.goto('about:blank');
      await open(page, `/playground#${hash}`);
    }
    await workshop.isChecked();
    return workshop;
  }

  /** Waits until TypeScript has checked the program. */
  async isChecked() {
    // Long, since a busy machine takes a while to load TypeScript and the types of React.
    await expect(this.summary).toHaveText(
      /^(TypeScript finds no problems\.|\d+ problems? in .*)$/,
      { timeout: 60_000 },
    );
  }

  /** The editor of a file. */
  editor(name: string) {
    return this.region.getByRole('textbox', { name, exact: true });
  }

  /** Replaces a text that occurs once in a file, by typing. */
  async replace(name: string, before: string, after: string) {
    const line = this.editor(name).locator('.cm-line').filter({ hasText: before });
    const text = await line.innerText();
    await line.click();
    await this.page.keyboard.press('End');
    await this.page.keyboard.press('Shift+Home');
    await this.page.keyboard.insertText(text.trimStart().replace(before, after));
  }
}

/** Makes the hash of a shared program whose files all run, as an attacker may. */
export function sharedHash(
  files: Record<string, string>,
  program = '10.x/empty',
  mark = '1.',
  mode: 'page' | 'dom' = 'page',
): string {
  const text = JSON.stringify([Object.keys(files), Object.entries(files).flat(), mode]);
  return `program=${program}&code=${mark}${deflateRawSync(text).toString('base64url')}`;
}
