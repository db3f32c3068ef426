import { spawnSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * Whether git has the whole history, which the dates of last changes need.
 *
 * Without a git repository Docusaurus fails the build, and in a shallow clone it gives every page the date of
 * the oldest fetched commit. Here pages have no date then.
 */
export function hasGitDates(siteDir = '.'): boolean {
  const args = ['rev-parse', '--is-shallow-repository'];
  const { stdout } = spawnSync('git', args, { cwd: siteDir, encoding: 'utf8' });
  const isWhole = String(stdout).trim() === 'false';
  if (!isWhole) {
    logger.warn(
      'Pages show no "last updated" date, for which git has to know the whole history; fetch the rest of it with "git fetch --unshallow".',
    );
  }
  return isWhole;
}
