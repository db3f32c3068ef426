import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const LEFT_OUT = ['.git', 'build', '.docusaurus', 'node_modules', 'test-results'];

/**
 * Copies the site's sources to a temporary folder outside git, for a build that must differ.
 *
 * The packages are linked, each by itself, so that the copy gets bundler caches of its own.
 *
 * @returns the copy's path; its owner removes it
 */
export async function copySite(): Promise<string> {
  const site = process.cwd();
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'site-copy-'));
  await fs.cp(site, copy, {
    recursive: true,
    filter: (source) => !LEFT_OUT.includes(path.basename(source)),
  });
  for (const folder of ['.', 'libraries/current', 'libraries/version-9.x']) {
    await linkPackages(path.join(site, folder), path.join(copy, folder));
  }
  return copy;
}

async function linkPackages(from: string, to: string) {
  await fs.mkdir(path.join(to, 'node_modules'));
  for (const name of await fs.readdir(path.join(from, 'node_modules'))) {
    if (name !== '.cache') {
      await fs.symlink(path.join(from, 'node_modules', name), path.join(to, 'node_modules', name));
    }
  }
}

/**
 * Replaces text in a file of a copy.
 *
 * @throws when the file does not hold the text, which would make the test prove nothing
 */
export async function editFile(copy: string, file: string, from: string, to: string) {
  const filePath = path.join(copy, file);
  const text = await fs.readFile(filePath, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${file} does not hold ${JSON.stringify(from)}`);
  }
  await fs.writeFile(filePath, text.replace(from, to));
}

/**
 * Builds a copy.
 *
 * @param env - environment variables added for this build
 * @returns the exit code, and stdout and stderr together without colors
 */
export function buildSite(copy: string, env: Record<string, string> = {}) {
  return new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    const build = spawn(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      {
        cwd: copy,
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      },
    );
    let output = '';
    build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.on('error', reject);
    build.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}
