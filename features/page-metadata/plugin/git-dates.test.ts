import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/unit/folder';
import { historyProblem } from './git-dates';

describe('historyProblem', () => {
  const { at } = temporaryFolder();

  it('finds none where the whole history is there', () => {
    expect(historyProblem(repository())).toBeUndefined();
  });

  it('names a shallow history and how to fetch the rest', () => {
    const { href } = pathToFileURL(repository());
    git(at(), 'clone', '--quiet', '--depth=1', href, at('clone'));
    expect(historyProblem(at('clone'))).toMatchInlineSnapshot(
      `"the git history is shallow; fetch all of it with "git fetch --unshallow""`,
    );
  });

  it('names a folder outside git', () => {
    expect(historyProblem(at())).toMatchInlineSnapshot(
      `"this folder is not in a git repository, or git is not installed"`,
    );
  });

  function repository() {
    const folder = at('repository');
    git(at(), 'init', '--quiet', folder);
    for (const message of ['first', 'second']) {
      git(folder, ...AUTHOR, 'commit', '--quiet', '--allow-empty', '--message', message);
    }
    return folder;
  }
});

const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

function git(cwd: string, ...args: string[]) {
  execFileSync('git', args, { cwd, stdio: 'ignore' });
}
