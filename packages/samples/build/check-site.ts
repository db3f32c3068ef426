import { libraryProblems } from '../check/libraries';
import { choosePages, listPages } from '../page/pages';
import { groupProblems, summarizeProblems, type Problem } from '../page/problem';
import { hasLibrary, type Site } from '../page/site';
import { docsVersions } from '../page/versions';
import {
  BASELINE_FILE,
  readBaseline,
  applyBaseline,
  type BaselineResult,
  UPDATE,
  writeBaseline,
} from './baseline';
import type { Checker, PageReport } from './checker';

/** The share of `ts` and `tsx` fences that may opt out of the check. */
const MAX_UNCHECKED_SHARE = 0.02;

/** The result of checking a site. */
export type SiteReport = {
  /** All problems and other faults, as text; empty if there are none. */
  faults: string;
  /** The problems of samples that are not in the baseline. */
  problems: Problem[];
  /** Faults of the site, such as missing packages. */
  otherFaults: string[];
  warnings: string[];
  summary: string;
};

type ComparedReport = PageReport & BaselineResult;

export type CheckOptions = {
  /** Checks only pages whose path contains one of these. */
  parts?: string[];
  /** Writes all problems to the baseline. */
  updatesBaseline?: boolean;
  /** Lists all problems in `faults`, even if there are many. */
  writesAll?: boolean;
};

/** Checks the packages of each docs version and the samples of all pages, or of some. */
export async function checkSite(
  site: Site,
  checker: Checker,
  { parts = [], updatesBaseline, writesAll }: CheckOptions = {},
): Promise<SiteReport> {
  const start = performance.now();
  const all = listPages(site);
  const chosen = choosePages(all, parts);
  const reports = await checker.check(chosen.files);
  const names = all.map(({ file }) => file);
  if (updatesBaseline) {
    writeBaseline(site, new Map(reports.map(({ file, problems }) => [file, problems])), names);
  }
  const baseline = readBaseline(site);
  const compared = reports.map((report) => {
    return { ...report, ...applyBaseline(baseline, report.file, report.problems) };
  });
  const problems = compared.flatMap(({ newProblems }) => newProblems);
  const otherFaults = [
    ...chosen.faults,
    ...libraryFaults(site),
    fixedFault([
      ...compared.filter(({ fixed }) => fixed > 0).map(({ file }) => file),
      ...Object.keys(baseline ?? {}).filter((file) => !names.includes(file)),
    ]),
    parts.length ? '' : uncheckedFault(reports),
  ].filter(Boolean);
  return {
    faults: [summarizeProblems(problems, writesAll), ...otherFaults].filter(Boolean).join('\n\n'),
    problems,
    otherFaults,
    warnings: groupProblems(reports.flatMap((report) => report.warnings)),
    summary: summarize(compared, performance.now() - start, Boolean(baseline)),
  };
}

/** Reports packages of docs versions that are not those that the versions document. */
export function libraryFaults(site: Site): string[] {
  return docsVersions(site)
    .filter(({ library }) => hasLibrary(site, library))
    .flatMap(({ library }) => libraryProblems(site, library));
}

/** Reports that too many fences opt out of the check; '' if not. */
function uncheckedFault(reports: PageReport[]): string {
  const unchecked = sum(reports, (report) => report.unchecked);
  const total = sum(reports, ({ samples }) => samples) + unchecked;
  const percent = (100 * unchecked) / total;
  return unchecked > MAX_UNCHECKED_SHARE * total
    ? `${unchecked} of ${total} TypeScript fences say nocheck (${percent.toFixed(1)} %); at most ${100 * MAX_UNCHECKED_SHARE} % may.`
    : '';
}

/** Asks to update a baseline that lists fixed problems: if they came back, nobody would notice. */
function fixedFault(pages: string[]): string {
  return pages.length > 0
    ? `${BASELINE_FILE} lists problems that are gone, of ${pages.join(', ')}; write "${UPDATE}".`
    : '';
}

/** `87 pages (80 unchanged), 508 samples checked, …` */
function summarize(reports: ComparedReport[], milliseconds: number, hasBaseline: boolean): string {
  const newProblems = sum(reports, (report) => report.newProblems.length);
  const fragments = sum(reports, (report) => report.fragments);
  const leftOut = sum(reports, (report) => report.leftOut);
  return [
    `${reports.length} pages (${reports.filter(({ isFromCache }) => isFromCache).length} unchanged)`,
    `${sum(reports, ({ samples }) => samples)} samples checked${fragments ? `, ${fragments} of them fragments` : ''}`,
    `${sum(reports, ({ unchecked }) => unchecked)} unchecked${leftOut ? `, ${leftOut} left out` : ''}`,
    hasBaseline
      ? `${newProblems} new problems, ${sum(reports, ({ known }) => known)} known`
      : `${newProblems} problems`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(', ');
}

function sum<Report>(reports: Report[], countOf: (report: Report) => number) {
  return reports.reduce((total, report) => total + countOf(report), 0);
}
