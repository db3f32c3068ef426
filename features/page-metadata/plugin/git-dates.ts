import { spawnSync } from 'node:child_process';
import logger from '@docusaurus/logger';

/**
 * Whether git can say when pages were last changed: by the whole history, or not at all.
 *
 * Docusaurus itself ends the build where there is no git repository, and in a shallow clone it gives
 * every page the date of the oldest commit fetched. Both cases show no date here.
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
