import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unpackProject } from 'docusaurus-samples-playground/testing';
import { expect, test } from '../support/site';
import { Workshop } from '../support/workshop';

const run = promisify(execFile);

/** What npm fetches takes its time. */
const LIMIT = 5 * 60_000;

/** Downloads the files of a workshop: their texts by name. */
async function downloadFiles({ page, region }: Workshop) {
  const download = page.waitForEvent('download');
  await region.getByText('Files', { exact: true }).click();
  await region.getByRole('button', { name: 'Download' }).click();
  await region.getByText('Files', { exact: true }).click();
  await expect(region).toContainText('npm install && npm');
  const unpacked = Object.entries(unpackProject(await (await download).path()));
  const [folder] = unpacked[0]![0].match(/^[a-z0-9-]+\//)!;
  return Object.fromEntries(unpacked.map(([name, text]) => [name.replace(folder, ''), text]));
}

/** Downloads the files of a workshop into a folder, and installs their packages. */
async function install(workshop: Workshop, folder: string) {
  for (const [name, content] of Object.entries(await downloadFiles(workshop))) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
}

/** Starts a project, and gives what it prints until it is stopped, which its servers are not by themselves. */
function start(folder: string) {
  const child = spawn('npm', ['start'], { cwd: folder, detached: true });
  let printed = '';
  child.stdout.on('data', (data) => (printed += String(data)));
  child.stderr.on('data', (data) => (printed += String(data)));
  // npm leads a group of processes.
  return { printed: () => printed, stop: () => process.kill(-child.pid!, 'SIGKILL') };
}

test('Download has what the workshop has, edits included @nightly', async ({ page }) => {
  const workshop = await Workshop.open(page, 'program=9.x/main__quickstart.0');
  await workshop.editor('server.ts').press('Control+End');
  await page.keyboard.insertText('// « mine »');
  await workshop.isChecked();
  const files = await downloadFiles(workshop);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['package.json', 'tsconfig.json', 'start.ts', 'server.ts', 'client.ts']),
  );
  expect(files['server.ts']).toContain('// « mine »');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['server.ts', 'client.ts']) {
    // An editor has only the lines near those in view in the page.
    await workshop.editor(name).press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+C');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(files[name]!.trimEnd().split('\n')).toEqual(copied.trimEnd().split('\n'));
  }
});

test.describe('a workshop as a project @nightly', () => {
  let folder: string;

  // Both listen on one port.
  test.describe.configure({ mode: 'default' });

  test.beforeEach(() => {
    test.setTimeout(LIMIT);
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  });

  test.afterEach(() => fs.rmSync(folder, { recursive: true }));

  for (const label of ['10.x', '9.x']) {
    test(`${label}: runs with npm install && npm start, and is without problems`, async ({
      page,
    }) => {
      const workshop = await Workshop.open(page, `program=${label}/main__quickstart.0`);
      await install(workshop, folder);
      await run('npm', ['run', 'check'], { cwd: folder });
      const started = start(folder);
      try {
        for (const line of [
          'Listening on http://localhost:3000',
          'Ordered 2, 10 left',
          'Mug: 10',
        ]) {
          await expect.poll(started.printed, { timeout: 60_000 }).toContain(line);
        }
      } finally {
        started.stop();
      }
    });

    test(`${label}: with a document it is without problems, and has no start`, async ({ page }) => {
      const workshop = await Workshop.open(page, `program=${label}/reactjs__react-queries.1.Post`);
      await install(workshop, folder);
      await run('npm', ['run', 'check'], { cwd: folder });
      expect(fs.existsSync(path.join(folder, 'start.ts'))).toBe(false);
    });
  }
});
