import { pathToFileURL } from 'node:url';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PACKAGE_DIR } from '../../store/packages';

const ENTRY = 'tests/store/compiled.ts';
const IMPORTED = path.join(PACKAGE_DIR, 'tests/store/imported.ts');

afterEach(() => {
  fs.rmSync(path.join(PACKAGE_DIR, ENTRY), { force: true });
  fs.rmSync(IMPORTED, { force: true });
});

/** As a process does that starts after an edit. */
async function compile() {
  vi.resetModules();
  const { compileEntry } = await import('../../store/compile-entry');
  return compileEntry(ENTRY);
}

it('compiles what a thread starts with, and knows when anything in it changes', async () => {
  fs.writeFileSync(path.join(PACKAGE_DIR, ENTRY), `export { word } from './imported';`);
  fs.writeFileSync(IMPORTED, `export const word: string = 'one';`);
  const before = await compile();
  expect(await import(pathToFileURL(before.file).href)).toMatchObject({ word: 'one' });

  fs.writeFileSync(IMPORTED, `// Nothing but a comment more.\nexport const word: string = 'one';`);
  expect((await compile()).fingerprint).toBe(before.fingerprint);

  fs.writeFileSync(IMPORTED, `export const word: string = 'two';`);
  expect((await compile()).fingerprint).not.toBe(before.fingerprint);
});

it('loads TypeScript with require: imported, all of it is read for the names of its exports', async () => {
  const { compileEntry } = await import('../../store/compile-entry');
  const { file } = await compileEntry('build/check-thread');
  const text = fs.readFileSync(file, 'utf8');
  expect(text).toMatch(/createRequire\(.+\)\(['"]typescript/);
  expect(text).not.toMatch(/^import .* from "typescript"/m);
});
