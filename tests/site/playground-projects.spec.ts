import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/site';
import { Workshop } from '../support/workshop';

const run = promisify(execFile);

/** What npm fetches takes its time. */
const LIMIT = 5 * 60_000;

/** A file of a text of files: its name, and what is in its fence. */
const FILE = /^\*\*(.+)\*\*\n\n(`{3,})\w+\n([\s\S]*?)^\2$/gm;

/** Copies the files of a workshop into a folder, and installs their packages. */
async function install(workshop: Workshop, folder: string) {
  const { page } = workshop;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await workshop.region.getByRole('button', { name: 'Copy as files' }).click();
  await expect(workshop.region).toContainText('npm install && npm');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const [, name, , content] of text.matchAll(FILE)) {
    const file = path.join(folder, name!);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content!);
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

test.describe('a workshop as a project @nightly', () => {
  let folder: string;

  test.beforeEach(() => {
    test.setTimeout(LIMIT);
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  });

  test.afterEach(() => fs.rmSync(folder, { recursive: true }));

  for (const [label, docs] of [
    ['10.x', 'docs'],
    ['9.x', 'versioned_docs__version-9.x'],
  ] as const) {
    test(`${label}: runs with npm install && npm start, and is without problems`, async ({
      page,
    }) => {
      const workshop = await Workshop.open(page, `program=${label}/${docs}__main__quickstart.0`);
      await install(workshop, folder);
      await run('npm', ['run', 'check'], { cwd: folder });
      const started = start(folder);
      try {
        for (const line of ['Listening on http://localhost:3000', 'Order 1 is open', 'Mug: 10']) {
          await expect.poll(started.printed, { timeout: 60_000 }).toContain(line);
        }
      } finally {
        started.stop();
      }
    });

    test(`${label}: with a document it is without problems, and has no start`, async ({ page }) => {
      const program = `${docs}__reactjs__react-queries.1.Post`;
      const workshop = await Workshop.open(page, `program=${label}/${program}`);
      await install(workshop, folder);
      await run('npm', ['run', 'check'], { cwd: folder });
      expect(fs.existsSync(path.join(folder, 'start.ts'))).toBe(false);
    });
  }
});
