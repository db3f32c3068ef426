import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import logger from '@docusaurus/logger';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { hasGitDates } from './git-dates';

const { at } = temporaryFolder();
const warn = vi.spyOn(logger, 'warn').mockReturnValue();

afterEach(() => warn.mockClear());

it('dates pages where the whole history is there', () => {
  expect(hasGitDates(repository())).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

it('names a shallow history and how to fetch the rest', () => {
  const { href } = pathToFileURL(repository());
  git(at(), 'clone', '--quiet', '--depth=1', href, at('clone'));
  expect(hasGitDates(at('clone'))).toBe(false);
  expect(warn.mock.lastCall).toMatchInlineSnapshot(`
    [
      "Pages show no "last updated" date: the git history is shallow; fetch all of it with "git fetch --unshallow".",
    ]
  `);
});

it('names a folder outside git', () => {
  expect(hasGitDates(at())).toBe(false);
  expect(warn.mock.lastCall).toMatchInlineSnapshot(`
    [
      "Pages show no "last updated" date: this folder is not in a git repository, or git is not installed.",
    ]
  `);
});

function repository() {
  const folder = at('repository');
  git(at(), 'init', '--quiet', folder);
  for (const message of ['first', 'second']) {
    git(folder, ...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message', message);
  }
  return folder;
}

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

function git(cwd: string, ...args: string[]) {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}
