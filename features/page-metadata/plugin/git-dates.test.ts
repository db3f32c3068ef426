import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import logger from '@docusaurus/logger';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { hasGitDates } from './git-dates';

const { at } = temporaryFolder();
const warn = vi.spyOn(logger, 'warn').mockReturnValue();

const git = (...args: string[]) => execFileSync('git', args, { cwd: at(), stdio: 'ignore' });

it('dates pages with the whole history, and says how to complete a shallow clone', () => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git('init', '--quiet', 'whole');
  for (const message of ['first', 'second']) {
    git('-C', 'whole', ...author, 'commit', '--quiet', '--allow-empty', '--message', message);
  }
  expect(hasGitDates(at('whole'))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  git('clone', '--quiet', '--depth=1', pathToFileURL(at('whole')).href, 'shallow');
  expect(hasGitDates(at('shallow'))).toBe(false);
  expect(warn.mock.lastCall).toEqual([expect.stringContaining('git fetch --unshallow')]);
});

it('dates nothing outside git', () => expect(hasGitDates(at())).toBe(false));
