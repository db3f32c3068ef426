import { execFileSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * Whether git can say when pages were last changed: by the whole history, or not at all.
 *
 * Docusaurus itself ends the build where there is no git repository, and in a shallow clone it gives
 * every page the date of the oldest commit fetched. Both cases show no date here.
 */
export function hasGitDates(siteDir = '.'): boolean {
  const problem = historyProblem(siteDir);
  if (problem) {
    logger.warn(`Pages show no "last updated" date: ${problem}.`);
  }
  return !problem;
}

/**
 * Says why git cannot date the files of a folder.
 *
 * @param siteDir - a folder's path
 * @returns the reason in words, or `undefined` when the whole history is there
 */
export function historyProblem(siteDir: string): string | undefined {
  try {
    const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return shallow.trim() === 'true'
      ? 'the git history is shallow; fetch all of it with "git fetch --unshallow"'
      : undefined;
  } catch {
    return 'this folder is not in a git repository, or git is not installed';
  }
}
