import fs from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { libraryFingerprint } from '../../store/packages';

const { at, write } = temporaryFolder();
beforeEach(() => {
  write(
    'libraries/current/package.json',
    manifest('library', { documented: '1.0.0', other: '1.0.0' }),
  );
  write('node_modules/documented/package.json', manifest('documented', { deep: '1.0.0' }));
  write('node_modules/documented/index.js', 'exports.a = 1;');
  write('node_modules/documented/README.md', 'Words.');
  write('node_modules/other/package.json', manifest('other'));
  write('node_modules/other/index.js', 'exports.b = 1;');
  write('node_modules/deep/package.json', manifest('deep'));
});

it('changes with the code of a documented package, though its version stays', () => {
  const before = fingerprint();
  write('node_modules/documented/index.js', 'exports.a = 2;');
  expect(fingerprint()).not.toBe(before);
});

it('changes with the code of a package that is linked from elsewhere', () => {
  fs.rmSync(at('node_modules/other'), { recursive: true });
  write('linked/package.json', manifest('other'));
  write('linked/index.js', 'exports.b = 1;');
  fs.symlinkSync(at('linked'), at('node_modules/other'));
  const before = fingerprint();
  write('linked/index.js', 'exports.b = 2;');
  expect(fingerprint()).not.toBe(before);
});

it('changes with the version of a package that a package imports', () => {
  const before = fingerprint();
  write('node_modules/deep/package.json', manifest('deep').replace('1.0.0', '1.0.1'));
  expect(fingerprint()).not.toBe(before);
});

it('stays with words, and with the code of a package that keeps its version', () => {
  const before = fingerprint();
  write('node_modules/documented/README.md', 'Other words.');
  write('node_modules/other/index.js', 'exports.b = 2;');
  expect(fingerprint()).toBe(before);
});

it('stays with the files of the folder itself, though it has the name of what is documented', () => {
  write('libraries/current/package.json', manifest('documented', { other: '1.0.0' }));
  const before = fingerprint();
  write('libraries/current/.cache/page.json', '{}');
  expect(fingerprint()).toBe(before);
});

function fingerprint() {
  return libraryFingerprint(at('libraries/current'), ['documented']);
}

function manifest(name: string, dependencies: Record<string, string> = {}) {
  return JSON.stringify({ name, version: '1.0.0', dependencies });
}
