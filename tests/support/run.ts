import type { FrameLocator, Locator, Page } from '@playwright/test';
import { programs } from '../run/programs';
import { open } from './site';

/** The bundles of programs. */
export const BUNDLES = '**/run/**/*.js';

/** A sample of a page, with its controls and output. */
export class Sample {
  readonly run: Locator;
  readonly stop: Locator;
  readonly status: Locator;
  readonly output: Locator;
  readonly wire: Locator;
  /** The preview: a picture before the sample runs, a frame after that */
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

  /** The first sample with a title; other samples may mention the title. */
  static of(page: Page, title: string): Sample {
    const name = page.getByText(title, { exact: true });
    return new Sample(page.getByRole('figure').filter({ has: name }).first());
  }

  async height() {
    return (await this.figure.boundingBox())!.height;
  }
}

/**
 * Replaces the page's program by another one. The test then runs the page's second sample.
 *
 * @param run - the mark of the program's fences
 */
export async function replaceProgram(page: Page, code: string, run: 'run' | 'run=dom' = 'run') {
  const fence = (text: string) => `\`\`\`tsx ${run}\n${text}\n\`\`\`\n`;
  const program = programs.read(fence('export {};') + fence(code));
  const body = await programs.bundle(program);
  await page.route(BUNDLES, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
