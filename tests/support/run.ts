import type { FrameLocator, Locator, Page } from '@playwright/test';
import { programs } from '../run/programs';
import { open } from './site';

/** What runs in the page: the files of programs. */
export const BUNDLES = '**/run/**/*.js';

/** A sample of a page, by its file's name, in a reader's words. */
export class Sample {
  readonly run: Locator;
  readonly stop: Locator;
  readonly status: Locator;
  readonly output: Locator;
  readonly wire: Locator;
  /** What it renders, as a picture before it runs and in a frame after. */
  readonly picture: Locator;
  readonly frame: Locator;
  readonly rendered: FrameLocator;

  constructor(readonly figure: Locator) {
    this.run = figure.getByRole('button', { name: /^Run( again)?$/ });
    this.stop = figure.getByRole('button', { name: 'Stop' });
    this.status = figure.locator('.run').getByRole('status');
    this.output = figure.locator('.sample-output code');
    this.wire = figure.getByRole('region', { name: 'The wire' }).locator('summary');
    this.picture = figure.getByRole('img', { name: /^Rendered/ });
    this.frame = figure.locator('iframe');
    this.rendered = figure.frameLocator('iframe').frameLocator('iframe');
  }

  static async open(page: Page, address: string, title: string): Promise<Sample> {
    await open(page, address);
    return Sample.of(page, title);
  }

  /** The first of that title; other samples may say that they run with it. */
  static of(page: Page, title: string): Sample {
    const name = page.getByText(title, { exact: true });
    return new Sample(page.getByRole('figure').filter({ has: name }).first());
  }

  async height() {
    return (await this.figure.boundingBox())!.height;
  }
}

/**
 * Puts another program in place of that of the page, whose second sample is the one to run.
 *
 * @param run - the mark of its fences
 */
export async function replaceProgram(page: Page, code: string, run: 'run' | 'run=dom' = 'run') {
  const fence = (text: string) => `\`\`\`tsx ${run}\n${text}\n\`\`\`\n`;
  const program = programs.read(fence('export {};') + fence(code));
  const body = await programs.bundle(program);
  await page.route(BUNDLES, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
