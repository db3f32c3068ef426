import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyProblem } from './git-dates';

describe('historyProblem', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'git-dates-'));
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  it('finds none where the whole history is there', () => {
    expect(historyProblem(repository())).toBeUndefined();
  });

  it('names a shallow history and how to fetch the rest', () => {
    const clone = path.join(root, 'clone');
    git(root, 'clone', '--quiet', '--depth=1', pathToFileURL(repository()).href, clone);
    expect(historyProblem(clone)).toMatchInlineSnapshot(
      `"the git history is shallow; fetch all of it with "git fetch --unshallow""`,
    );
  });

  it('names a folder outside git', () => {
    expect(historyProblem(root)).toMatchInlineSnapshot(
      `"this folder is not in a git repository, or git is not installed"`,
    );
  });

  function repository() {
    const folder = path.join(root, 'repository');
    git(root, 'init', '--quiet', folder);
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
