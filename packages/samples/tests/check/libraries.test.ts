import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { libraryProblems } from '../../check/libraries';

const DOCUMENTED = ['@trpc/client', '@trpc/next', '@trpc/react', '@trpc/server'];

describe('libraryProblems', () => {
  const { at, write } = temporaryFolder();
  const problems = () => libraryProblems(at('libraries/current'), DOCUMENTED);

  function dependOn(version: string) {
    const dependencies = { '@trpc/server': version };
    const manifest = { name: 'library-current', version: '10.0.0', dependencies };
    write('libraries/current/package.json', JSON.stringify(manifest));
  }

  beforeEach(() => dependOn('10.0.0'));

  it('accepts a package that npm hoisted to the root', () => {
    write('node_modules/@trpc/server/package.json', '{ "version": "10.0.0" }');
    expect(problems()).toEqual([]);
  });

  it('names a package that is not installed', () => {
    expect(problems()).toEqual(['library-current cannot resolve @trpc/server; run "npm ci".']);
  });

  it('wants the documented packages at the documented version', () => {
    dependOn('^10.0.0');
    expect(problems()).toEqual([
      'library-current documents 10.0.0 but depends on @trpc/server@^10.0.0; write "@trpc/server": "10.0.0" in its package.json.',
    ]);
  });
});
