import { execFileSync } from 'node:child_process';
import logger from '@docusaurus/logger';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

/**
 * Where "last updated" comes from: the whole git history, or nothing.
 *
 * Docusaurus's own preset ends the build where there is no git repository, and in a shallow clone it
 * gives every page the date of the oldest commit fetched. Both cases show no date here.
 */
export const gitDates: VcsConfig = {
  initialize(params) {
    const problem = historyProblem(params.siteDir);
    if (problem) {
      logger.warn(`Pages show no "last updated" date: ${problem}.`);
    }
    source = getVcsPreset(problem ? 'disabled' : 'default-v2');
    source.initialize(params);
  },
  getFileCreationInfo: (file) => source.getFileCreationInfo(file),
  getFileLastUpdateInfo: (file) => source.getFileLastUpdateInfo(file),
};

let source: VcsConfig = getVcsPreset('disabled');

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
