import path from 'node:path';
import type { Checker, PageReport } from './checker';
import { libraryProblems } from '../check/libraries';
import { listPages } from '../page/pages';
import { formatProblems } from '../page/problem';
import { docsVersions } from '../page/versions';

/** What came of checking the site, in words. `faults` is empty when all is right. */
export type SiteReport = { faults: string; summary: string };

/** How many of the site's `ts` and `tsx` fences may opt out of the check. */
const MAX_UNCHECKED_SHARE = 0.02;

/**
 * Checks the packages of each docs version and the samples of all pages, or of some.
 *
 * @param siteDir - the site's root
 * @param parts - parts of the pages' paths; none stands for all pages
 */
export async function checkSite(
  siteDir: string,
  checker: Checker,
  parts: string[] = [],
): Promise<SiteReport> {
  const start = performance.now();
  const files = listPages(siteDir);
  const chosen = parts.length
    ? files.filter(({ file }) => parts.some((part) => file.includes(part)))
    : files;
  const unknown = parts.filter((part) => !files.some(({ file }) => file.includes(part)));
  const reports = await checker.check(chosen);
  const faults = [
    ...unknown.map((part) => `No page's path has "${part}" in it.`),
    ...libraryFaults(siteDir),
    ...reports.map(({ problems }) => formatProblems(problems)),
    parts.length ? '' : uncheckedFault(reports),
  ];
  return {
    faults: faults.filter(Boolean).join('\n\n'),
    summary: summarize(reports, performance.now() - start),
  };
}

function libraryFaults(siteDir: string) {
  return docsVersions(siteDir).flatMap(({ library }) =>
    libraryProblems(path.join(siteDir, 'libraries', library)),
  );
}

function uncheckedFault(reports: PageReport[]) {
  const unchecked = sum(reports, (report) => report.unchecked);
  const total = sum(reports, (report) => report.samples) + unchecked;
  const percent = (100 * unchecked) / total;
  return unchecked > MAX_UNCHECKED_SHARE * total
    ? `${unchecked} of ${total} TypeScript fences say nocheck (${percent.toFixed(1)} %); at most ${100 * MAX_UNCHECKED_SHARE} % may.`
    : '';
}

function summarize(reports: PageReport[], milliseconds: number) {
  return [
    `${reports.length} pages (${reports.filter(({ isFromCache }) => isFromCache).length} unchanged)`,
    `${sum(reports, ({ samples }) => samples)} samples checked`,
    `${sum(reports, ({ unchecked }) => unchecked)} unchecked`,
    `${sum(reports, ({ problems }) => problems.length)} problems`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(', ');
}

function sum(reports: PageReport[], countOf: (report: PageReport) => number) {
  return reports.reduce((total, report) => total + countOf(report), 0);
}
