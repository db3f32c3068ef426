import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/unit/folder';
import { libraryProblems } from '../../check/libraries';
import { SITE } from '../site';

describe('libraryProblems', () => {
  const { at, write } = temporaryFolder();
  const problems = () => libraryProblems({ ...SITE, dir: at() }, 'current');

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

  it('says where a package is that has another version', () => {
    write('node_modules/@trpc/server/package.json', '{ "version": "9.0.0" }');
    expect(problems()).toEqual([
      expect.stringMatching(/@9\.0\.0 \(node_modules\/@trpc\/server\/package\.json\), its/),
    ]);
  });

  it('wants the documented packages at the documented version', () => {
    dependOn('^10.0.0');
    expect(problems()).toEqual([
      'library-current documents 10.0.0 but depends on @trpc/server@^10.0.0; write "@trpc/server": "10.0.0" in its package.json.',
    ]);
  });
});
