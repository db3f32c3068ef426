import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';

const LEFT_OUT = ['.git', 'build', '.docusaurus', 'screenshots', 'test-results'];
/** What builds and installations make, which tests do not change. */
const KEPT = ['.cache', '.docusaurus', 'node_modules'];

/** The site that tests make mistakes in: it has few pages and is built in seconds. */
export const SECOND_SITE = 'tests/second-site';

/**
 * A test with a copy of the site that it may change and build; see `copySite`.
 *
 * The tests of one worker share the copy and find its sources as if it were new. What the bundler keeps
 * stays: the second build of a copy takes half as long as the first.
 */
export const test = base.extend<{ copy: string }, { original: string; sharedCopy: string }>({
  original: [SECOND_SITE, { option: true, scope: 'worker' }],
  sharedCopy: [
    async ({ original }, use) => {
      const copy = await copySite(original);
      await use(copy);
      await fs.rm(copy, { recursive: true });
    },
    { scope: 'worker' },
  ],
  copy: async ({ original, sharedCopy }, use) => {
    await use(sharedCopy);
    await removeSources(sharedCopy);
    await copySources(original, sharedCopy, KEPT);
  },
});

/**
 * Copies the site's sources to a temporary folder outside git, for a build that must differ.
 *
 * The packages are linked, each by itself, so that the copy gets bundler caches of its own.
 *
 * @param original - the site's root
 * @returns the copy's path; its owner removes it
 */
export async function copySite(original = '.'): Promise<string> {
  const copy = await fs.mkdtemp(path.join(os.tmpdir(), 'site-copy-'));
  await copySources(original, copy);
  return copy;
}

async function copySources(original: string, copy: string, leftOut: string[] = []) {
  const site = path.resolve(original);
  await fs.cp(site, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => {
      const fromRoot = path.relative(site, source);
      const isPackages = path.basename(source) === 'node_modules';
      return !isPackages && ![...LEFT_OUT, ...leftOut].includes(fromRoot);
    },
  });
  await linkPackages('.', copy);
  for (const library of await fs.readdir(path.join(site, 'libraries'))) {
    const folder = path.join('libraries', library);
    await linkPackages(path.join(site, folder), path.join(copy, folder));
  }
}

/** Leaves packages alone that are linked already. A library may have none of its own. */
async function linkPackages(from: string, to: string) {
  const installed = path.resolve(from, 'node_modules');
  const folder = path.join(to, 'node_modules');
  if (existsSync(folder) || !existsSync(installed)) {
    return;
  }
  await fs.mkdir(folder, { recursive: true });
  for (const name of await fs.readdir(installed)) {
    if (name !== '.cache') {
      await fs.symlink(path.join(installed, name), path.join(folder, name));
    }
  }
}

async function removeSources(copy: string) {
  for (const name of await fs.readdir(copy)) {
    if (!KEPT.includes(name)) {
      await fs.rm(path.join(copy, name), { recursive: true });
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
 * @param options - of `docusaurus build`
 * @returns the exit code, and stdout and stderr together without colors
 */
export function buildSite(copy: string, env: Record<string, string> = {}, options: string[] = []) {
  return new Promise<{ exitCode: number | null; output: string }>((resolve, reject) => {
    const build = spawn(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', ...options],
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

/** For a copy that is built once: what the bundler would keep for the next build. */
export const NOTHING_KEPT = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

/** Builds a copy in half the time, for tests in which minifying has no part. */
export function buildUnminified(copy: string, env: Record<string, string> = {}) {
  return buildSite(copy, env, ['--no-minify']);
}
