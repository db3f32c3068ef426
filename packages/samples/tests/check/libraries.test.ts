import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryProblems } from '../../check/libraries';

const DOCUMENTED = ['@trpc/client', '@trpc/next', '@trpc/react', '@trpc/server'];

describe('libraryProblems', () => {
  let root: string;
  let library: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'libraries-'));
    library = path.join(root, 'libraries', 'current');
    writeManifest(library, {
      name: 'library-current',
      version: '10.0.0',
      dependencies: { '@trpc/server': '10.0.0' },
    });
  });

  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('accepts a package that npm hoisted to the root', () => {
    writeManifest(path.join(root, 'node_modules/@trpc/server'), { version: '10.0.0' });
    expect(libraryProblems(library, DOCUMENTED)).toEqual([]);
  });

  it('names a package that is not installed', () => {
    expect(libraryProblems(library, DOCUMENTED)).toEqual([
      'library-current cannot resolve @trpc/server; run "npm ci".',
    ]);
  });

  it('wants the documented packages at the documented version', () => {
    writeManifest(library, {
      name: 'library-current',
      version: '10.0.0',
      dependencies: { '@trpc/server': '^10.0.0' },
    });
    expect(libraryProblems(library, DOCUMENTED)).toEqual([
      'library-current documents 10.0.0 but depends on @trpc/server@^10.0.0; write "@trpc/server": "10.0.0" in its package.json.',
    ]);
  });
});

function writeManifest(folder: string, manifest: object) {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
}
