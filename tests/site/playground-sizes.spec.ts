import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../bench/budgets';

const FOLDER = path.resolve(__dirname, '../../build/play');
const VERSIONS = ['current', 'version-9.x'];

/** The brotli size of a file of the build, in KB. */
function sizeOf(folder: string, name: string): number {
  const file = fs
    .readdirSync(path.join(FOLDER, folder))
    .find((one) => new RegExp(`^${name}\\.[0-9a-f]+\\.js(?:on)?$`).test(one));
  return brotliCompressSync(fs.readFileSync(path.join(FOLDER, folder, file!))).length / 1024;
}

for (const version of VERSIONS) {
  test(`the first Edit of a program of ${version} loads no more than it may`, () => {
    const budgets = BUDGETS.playground;
    const compiler = sizeOf('', 'compiler');
    const first = compiler + sizeOf(version, 'types') + sizeOf(version, 'programs');
    expect(compiler).toBeLessThanOrEqual(budgets.compilerKilobytes);
    expect(first).toBeLessThanOrEqual(budgets.firstEditKilobytes);
    expect(first + sizeOf(version, 'document-types')).toBeLessThanOrEqual(
      budgets.firstEditWithDocumentKilobytes,
    );
    expect(sizeOf(version, 'vendor')).toBeLessThanOrEqual(budgets.firstRunKilobytes);
    expect(sizeOf(version, 'document-vendor')).toBeLessThanOrEqual(
      budgets.firstRunWithDocumentKilobytes,
    );
  });
}
