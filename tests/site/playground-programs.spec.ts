import fs from 'node:fs';
import type { Locator } from '@playwright/test';
import type { PlayProgram } from 'docusaurus-samples-playground/testing';
import { programs as sitePrograms } from '../run/programs';
import { expect, test } from '../support/site';
import { Workshop } from '../support/workshop';

/** The programs of a docs version, as the build lists them for the page. */
function listed(version: string): PlayProgram[] {
  const folder = `build/play/${version}`;
  const list = fs.readdirSync(folder).find((name) => /^programs\.\w+\.json$/.test(name));
  return JSON.parse(fs.readFileSync(`${folder}/${list}`, 'utf8')) as PlayProgram[];
}

/** To read all pages takes seconds. */
let ofPages: ReturnType<typeof sitePrograms.list> | undefined;

/** What the same files print in Node, each of those that run; `html` is what the document has at the end. */
async function printedInNode(version: string, { program, entries }: PlayProgram) {
  ofPages ??= sitePrograms.list();
  const whole = ofPages.find((one) => one.version === version && one.id === program)!;
  const fences = entries.map(({ fence }) => whole.fences[fence]!);
  const printed = await sitePrograms.printedInNode({ ...whole, fences });
  const text = printed.map(({ txt }) => txt).filter(Boolean);
  return { text: text.join('\n'), html: printed.at(-1)!.html ?? '' };
}

/** What stands in an output, but for what went wrong: a text for each call of the console. */
async function printedIn(output: Locator): Promise<string> {
  const texts = await output.locator('span:not(.run__error, .run__note)').allTextContents();
  return texts.map((text) => text.replace(/\n$/, '')).join('\n');
}

test.describe('every program prints in the workshop what it prints in Node @nightly', () => {
  for (const [version, label] of [
    ['current', '10.x'],
    ['version-9.x', '9.x'],
  ] as const) {
    for (const program of listed(version)) {
      test(`${label}: ${program.id}`, async ({ page }) => {
        const inNode = await printedInNode(version, program);
        const workshop = await Workshop.open(page, `program=${label}/${program.id}`);
        await workshop.run.click();
        await expect(workshop.status).toHaveText(/^Ran in/);
        await expect.poll(() => printedIn(workshop.output)).toBe(inNode.text);
        if (program.mode === 'dom') {
          await expect.poll(() => workshop.rendered.innerHTML()).toBe(inNode.html);
        }
      });
    }
  }
});
