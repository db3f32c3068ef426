import type { Checker, PageReport } from './checker';
import { libraryProblems } from '../check/libraries';
import { choosePages, listPages } from '../page/pages';
import { formatProblems, groupProblems } from '../page/problem';
import { hasLibrary, libraryDir, type Site } from '../page/site';
import { docsVersions } from '../page/versions';

/** So many of the `ts` and `tsx` fences may opt out of the check. */
const MAX_UNCHECKED_SHARE = 0.02;

/** What came of checking the site, in words. `faults` is empty when all is right. */
export type SiteReport = { faults: string; warnings: string[]; summary: string };

/**
 * Checks the packages of each docs version and the samples of all pages, or of some.
 *
 * @param parts - parts of the pages' paths; none stands for all pages
 */
export async function checkSite(
  site: Site,
  checker: Checker,
  parts: string[] = [],
): Promise<SiteReport> {
  const start = performance.now();
  const chosen = choosePages(listPages(site), parts);
  const reports = await checker.check(chosen.files);
  const faults = [
    ...chosen.faults,
    ...libraryFaults(site),
    ...reports.map(({ problems }) => formatProblems(problems)),
    parts.length ? '' : uncheckedFault(reports),
  ];
  return {
    faults: faults.filter(Boolean).join('\n\n'),
    warnings: groupProblems(reports.flatMap((report) => report.warnings)),
    summary: summarize(reports, performance.now() - start),
  };
}

/** Says which packages of docs versions are not those that the versions document. */
export function libraryFaults(site: Site): string[] {
  return docsVersions(site)
    .filter(({ library }) => hasLibrary(site, library))
    .flatMap(({ library }) => libraryProblems(libraryDir(site, library), site.options.documented));
}

/** Says that too many fences of a site opted out of the check; '' where they did not. */
function uncheckedFault(reports: PageReport[]): string {
  const unchecked = sum(reports, (report) => report.unchecked);
  const total = sum(reports, ({ samples, unseen }) => samples + unseen) + unchecked;
  const percent = (100 * unchecked) / total;
  return unchecked > MAX_UNCHECKED_SHARE * total
    ? `${unchecked} of ${total} TypeScript fences say nocheck (${percent.toFixed(1)} %); at most ${100 * MAX_UNCHECKED_SHARE} % may.`
    : '';
}

/** Counts what a check saw, in words. */
function summarize(reports: PageReport[], milliseconds: number): string {
  return [
    `${reports.length} pages (${reports.filter(({ isFromCache }) => isFromCache).length} unchanged)`,
    `${sum(reports, ({ samples }) => samples)} samples checked`,
    `${sum(reports, ({ unseen, unchecked }) => unseen + unchecked)} unchecked`,
    `${sum(reports, ({ problems }) => problems.length)} problems`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(', ');
}

function sum(reports: PageReport[], countOf: (report: PageReport) => number) {
  return reports.reduce((total, report) => total + countOf(report), 0);
}
