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

it('says how to fetch the rest of a shallow history', () => {
  const { href } = pathToFileURL(repository());
  git(at(), 'clone', '--quiet', '--depth=1', href, at('clone'));
  expect(hasGitDates(at('clone'))).toBe(false);
  expect(warn.mock.lastCall).toEqual([expect.stringContaining('git fetch --unshallow')]);
});

it('dates nothing outside git', () => expect(hasGitDates(at())).toBe(false));

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
