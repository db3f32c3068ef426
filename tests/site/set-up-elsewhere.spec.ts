import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { dependencies } from '../../package.json';
import { startHost } from '../support/host';
import { hydrated } from '../support/site';
import { buildUnminified, editFile } from '../support/site-copy';

const PACKAGES = ['samples', 'search', 'playground'].map((name) => path.resolve('packages', name));
const CONFIG = 'docusaurus.config.ts';
const PAGE = 'docs/add.md';
/** A mark of another tool does no harm. */
const TEXT = `# Add

\`\`\`ts title="add.ts" twoslash
export const add = (a: number, b: number) => a + b;
\`\`\`

\`\`\`ts title="main.ts" run
import http from 'node:http';
import { add } from './add';
const sum = add(1, 2);
http.createServer((_, response) => response.end(\`It is \${sum}\`)).listen(2022);
const response = await fetch('http://localhost:2022');
console.log(await response.text());
\`\`\`

\`\`\`bash title="In a shell"
echo 3
\`\`\`
`;

const execute = promisify(execFile);

let folder: string;
test.beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'elsewhere-'));
});
test.afterEach(() => fs.rm(folder, { recursive: true }));

test('a new site outside of this repository installs the packages, and is built, checked, run and searched', async ({
  page,
}) => {
  test.setTimeout(1_200_000);
  const site = path.join(folder, 'site');
  const npm = (cwd: string, ...args: string[]) => execute('npm', args, { cwd });

  await test.step('the packages are packed', async () => {
    for (const sources of PACKAGES) {
      await npm(sources, 'run', 'build');
      await npm(path.join(sources, 'dist'), 'pack', '--pack-destination', folder);
    }
  });

  await test.step('a site is made, and gets them with three lines', async () => {
    const creator = `create-docusaurus@${dependencies['@docusaurus/core']}`;
    const options = ['classic', '--typescript', '--skip-install'];
    await npm(folder, 'exec', '--yes', '--', creator, 'site', ...options);
    const tarballs = (await fs.readdir(folder)).filter((name) => name.endsWith('.tgz'));
    await npm(site, 'install', ...tarballs.map((name) => path.join(folder, name)));
    const imports = "import checkedSamples, { samplesRemark } from 'docusaurus-checked-samples';";
    const plugins = "  plugins: [checkedSamples, 'docusaurus-site-search', playground],";
    const playground = "const playground = ['docusaurus-samples-playground', { samples: {} }];";
    await editFile(site, CONFIG, 'import type', `${imports}\n${playground}\nimport type`);
    await editFile(site, CONFIG, '  presets: [', `${plugins}\n  presets: [`);
    await editFile(site, CONFIG, 'docs: {', 'docs: {\n          remarkPlugins: [samplesRemark],');
  });

  await test.step('the site is right, for TypeScript too', async () => {
    await fs.writeFile(path.join(site, PAGE), TEXT);
    const { exitCode, output } = await buildUnminified(site);
    expect(exitCode, output).toBe(0);
    expect(output).toMatch(/Samples: \d+ pages .*, 2 samples checked, 0 unchecked, 0 problems/);
    expect(output).toMatch(/Unknown mark "twoslash".*\n\s+docs\/add\.md:3:22/);
    await npm(site, 'run', 'typecheck');
    const ofNode = "import { samplesRemark } from 'docusaurus-checked-samples'; samplesRemark();";
    await execute(process.execPath, ['--input-type=module', '-e', ofNode], { cwd: site });
    expect((await npm(site, 'exec', 'checked-samples', 'check')).stdout).toContain('2 samples');
  });

  await test.step('readers see types and run programs', async () => {
    const host = await startHost(path.join(site, 'build'));
    await page.goto(`${host.url}/docs/add`);
    await page.locator('[data-t]', { hasText: 'add' }).first().hover();
    await expect(page.getByRole('tooltip')).toContainText('(a: number, b: number) => number');
    await expect(page.locator('.theme-code-block')).toContainText('In a shell');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.locator('.run__panel')).toContainText('It is 3');
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByText('TypeScript finds no problems.')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.locator('.workshop')).toContainText('It is 3');
    await host.close();
  });

  await test.step('readers find what they search for', async () => {
    const host = await startHost(path.join(site, 'build'));
    await page.goto(host.url);
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('heading ids');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Heading Ids');
    await expect(page.getByText('Search in')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/markdown-features#my-custom-id$/);
    await host.close();
  });

  await test.step('a wrong sample fails the build', async () => {
    await editFile(site, PAGE, 'add(1, 2)', "add(1, '2')");
    const { exitCode, output } = await buildUnminified(site);
    expect(exitCode).toBe(1);
    expect(output).toContain("docs/add.md:10:20 - TS2345: Argument of type 'string'");
  });

  await test.step('what is known to be wrong does not', async () => {
    await npm(site, 'exec', '--', 'checked-samples', 'check', '--update-baseline');
    const { exitCode, output } = await buildUnminified(site);
    expect(exitCode, output).toBe(0);
    expect(output).toContain('0 new problems, 1 known');
  });
});
