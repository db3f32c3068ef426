import { execFileSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * Whether git can say when pages were last changed: by the whole history, or not at all.
 *
 * Docusaurus itself ends the build where there is no git repository, and in a shallow clone it gives
 * every page the date of the oldest commit fetched. Both cases show no date here.
 */
export function hasGitDates(siteDir = '.'): boolean {
  let problem = 'this folder is not in a git repository, or git is not installed';
  try {
    const args = ['rev-parse', '--is-shallow-repository'];
    const shallow = execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (shallow.trim() === 'false') {
      return true;
    }
    problem = 'the git history is shallow; fetch all of it with "git fetch --unshallow"';
  } catch {
    // Said below.
  }
  logger.warn(`Pages show no "last updated" date: ${problem}.`);
  return false;
}
