import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { BUDGETS } from '../../bench/budgets';
import { fileBytes, KILOBYTE } from '../support/page-bytes';

const VERSIONS = ['current', 'version-9.x'];

/** The brotli size of a file of the build, in KB. */
function sizeOf(folder: string, name: string): number {
  const file = fs
    .readdirSync(`build/play/${folder}`)
    .find((one) => new RegExp(`^${name}\\.[0-9a-f]+\\.js(?:on)?$`).test(one));
  return fileBytes(`play/${folder}/${file}`) / KILOBYTE;
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
