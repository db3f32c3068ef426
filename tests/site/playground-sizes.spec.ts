import fs from 'node:fs';
import { writeShared, type PlayProgram } from 'docusaurus-samples-playground/testing';
import { BUDGETS } from '../../budgets';
import { fileBytes, KILOBYTE } from '../support/page-bytes';
import { Sample } from '../support/run';
import { expect, test } from '../support/site';
import { Workshop } from '../support/workshop';

const VERSIONS = ['current', 'version-9.x'];

/** The path of a file of the build, below its folder. */
function fileOf(folder: string, name: string): string {
  const file = fs
    .readdirSync(`build/play/${folder}`)
    .find((one) => new RegExp(`^${name}\\.[0-9a-f]+\\.js(?:on)?$`).test(one));
  return `play/${folder}/${file}`;
}

/** Its brotli size, in KB. */
function sizeOf(folder: string, name: string): number {
  return fileBytes(fileOf(folder, name)) / KILOBYTE;
}

// In one process, which compresses the compiler once.
test.describe.configure({ mode: 'default' });

test('the first Edit of a program loads no more than it may @nightly', () => {
  const budgets = BUDGETS.playground;
  const compiler = sizeOf('', 'compiler');
  expect(compiler).toBeLessThanOrEqual(budgets.compilerKilobytes);
  for (const version of VERSIONS) {
    const first = compiler + sizeOf(version, 'types') + sizeOf(version, 'programs');
    expect(first).toBeLessThanOrEqual(budgets.firstEditKilobytes);
    expect(sizeOf(version, 'runtime')).toBeLessThanOrEqual(budgets.firstRunKilobytes);
    expect(sizeOf(version, 'document-runtime')).toBeLessThanOrEqual(
      budgets.firstRunWithDocumentKilobytes,
    );
  }
});

for (const address of ['/docs/v10/quickstart', '/docs/v9/quickstart']) {
  test(`the first click on Edit of ${address}, and another program after it, load no more than they may @nightly`, async ({
    page,
  }) => {
    const { firstClickKilobytes, nextProgramKilobytes } = BUDGETS.playground;
    const sample = await Sample.open(page, address, 'client.ts');
    const loaded = new Set<string>();
    page.context().on('request', (request) => loaded.add(new URL(request.url()).pathname));
    const weigh = (files: Iterable<string>) =>
      Array.from(files)
        .filter((file) => /\.(js|json|css)$/.test(file))
        .reduce((sum, file) => sum + fileBytes(file), 0) / KILOBYTE;
    await sample.figure.getByRole('button', { name: 'Edit' }).click();
    const workshop = new Workshop(page);
    await workshop.isChecked();
    const first = new Set(loaded);
    expect(weigh(first)).toBeGreaterThan(BUDGETS.playground.compilerKilobytes);
    expect(weigh(first)).toBeLessThanOrEqual(firstClickKilobytes);

    const version = address.includes('v10') ? '10.x' : '9.x';
    await page.getByText('Show all').click();
    const programs = page.getByRole('list', { name: `Programs of ${version}` });
    await programs.locator('[href^="#program"]').nth(3).click();
    await workshop.isChecked();
    const more = Array.from(loaded).filter((file) => !first.has(file));
    expect(weigh(more)).toBeLessThanOrEqual(nextProgramKilobytes);
  });
}

for (const version of VERSIONS) {
  test(`links to programs of ${version} are as short as they should be`, async () => {
    const { typicalLinkBytes, shareOfTypicalLinks, longestLinkBytes } = BUDGETS.playground;
    const text = fs.readFileSync(`build/${fileOf(version, 'programs')}`, 'utf8');
    const programs = JSON.parse(text) as PlayProgram[];
    const links = await Promise.all(
      programs.map(({ id, files, entries, mode }) => {
        const names = entries.map(({ name }) => name);
        return writeShared({ label: version, program: id, files, entries: names, mode });
      }),
    );
    const lengths = links.map((link) => link!.length);
    const typical = lengths.filter((length) => length <= typicalLinkBytes);
    expect(typical.length / lengths.length).toBeGreaterThan(shareOfTypicalLinks);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longestLinkBytes);
  });
}
