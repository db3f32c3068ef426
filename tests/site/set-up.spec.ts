import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildUnminified, editFile, test } from '../support/site-copy';

test('a package that breaks samples fails the build, and one that changes what they run is run, though the bundler has all pages in its cache', async ({
  copy,
}) => {
  test.setTimeout(10 * 60_000);
  await buildUnminified(copy);
  const before = await programOf(copy);
  const mend = await editPackage(copy, 'export default function mitt', 'export function mitt');
  const broken = await buildUnminified(copy);
  await mend();
  expect(broken.exitCode).toBe(1);
  expect(broken.output).toContain('docs/emit.mdx:13:21 - TS2349: This expression is not callable.');

  const restore = await editPackage(copy, 'export default', '/** Changed. */\nexport default');
  const { output } = await buildUnminified(copy);
  await restore();
  expect(output).toContain('Generated static files');
  expect(await programOf(copy)).not.toBe(before);
});

/** The file that the page of version 3.x runs, by what its script says. */
async function programOf(copy: string): Promise<string> {
  const scripts = path.join(copy, 'build/assets/js');
  for (const file of await fs.readdir(scripts)) {
    const text = await fs.readFile(path.join(scripts, file), 'utf8');
    const [program] = /docs__emit\.0\.\w+\.js/.exec(text) ?? [];
    if (program) {
      return program;
    }
  }
  throw new Error('No script of the build names a program of the page');
}

/** Changes the types of the package that the copy documents; what it returns undoes that. */
async function editPackage(copy: string, from: string, to: string) {
  const packages = path.join(copy, 'node_modules/mitt');
  const installed = await fs.readlink(packages);
  await fs.rm(packages);
  await fs.cp(installed, packages, { recursive: true });
  await editFile(copy, 'node_modules/mitt/index.d.ts', from, to);
  return async () => {
    await fs.rm(packages, { recursive: true });
    await fs.symlink(installed, packages);
  };
}
