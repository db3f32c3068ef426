import { libraryProblems } from '../check/libraries';
import { choosePages, listPages } from '../page/pages';
import { groupProblems, summarizeProblems, type Problem } from '../page/problem';
import { hasLibrary, type Site } from '../page/site';
import { docsVersions } from '../page/versions';
import {
  BASELINE_FILE,
  readBaseline,
  siftProblems,
  type Sifted,
  UPDATE,
  writeBaseline,
} from './baseline';
import type { Checker, PageReport } from './checker';

/** So many of the `ts` and `tsx` fences may opt out of the check. */
const MAX_UNCHECKED_SHARE = 0.02;

/** What came of checking the site. */
export type SiteReport = {
  /** All that is wrong, in words; empty when all is right. */
  faults: string;
  /** What is wrong with samples, and is not known. */
  problems: Problem[];
  /** What is wrong besides. */
  otherFaults: string[];
  warnings: string[];
  summary: string;
};

/** A page's report, and what is new of its problems. */
type SiftedReport = PageReport & Sifted;

/** What one may ask of a check. */
export type CheckWishes = {
  /** Parts of the pages' paths; none stands for all pages. */
  parts?: string[];
  /** Take all problems that there are for known ones, from here on. */
  updatesBaseline?: boolean;
  /** Write all problems, where there are many. */
  writesAll?: boolean;
};

/** Checks the packages of each docs version and the samples of all pages, or of some. */
export async function checkSite(
  site: Site,
  checker: Checker,
  { parts = [], updatesBaseline, writesAll }: CheckWishes = {},
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
  const sifted = reports.map((report) => {
    return { ...report, ...siftProblems(baseline, report.file, report.problems) };
  });
  const problems = sifted.flatMap(({ fresh }) => fresh);
  const otherFaults = [
    ...chosen.faults,
    ...libraryFaults(site),
    goneFault([
      ...sifted.filter(({ gone }) => gone > 0).map(({ file }) => file),
      ...Object.keys(baseline ?? {}).filter((file) => !names.includes(file)),
    ]),
    parts.length ? '' : uncheckedFault(reports),
  ].filter(Boolean);
  return {
    faults: [summarizeProblems(problems, writesAll), ...otherFaults].filter(Boolean).join('\n\n'),
    problems,
    otherFaults,
    warnings: groupProblems(reports.flatMap((report) => report.warnings)),
    summary: summarize(sifted, performance.now() - start, Boolean(baseline)),
  };
}

/** Says which packages of docs versions are not those that the versions document. */
export function libraryFaults(site: Site): string[] {
  return docsVersions(site)
    .filter(({ library }) => hasLibrary(site, library))
    .flatMap(({ library }) => libraryProblems(site, library));
}

/** Says that too many fences of a site opted out of the check; '' where they did not. */
function uncheckedFault(reports: PageReport[]): string {
  const unchecked = sum(reports, (report) => report.unchecked);
  const total = sum(reports, ({ samples }) => samples) + unchecked;
  const percent = (100 * unchecked) / total;
  return unchecked > MAX_UNCHECKED_SHARE * total
    ? `${unchecked} of ${total} TypeScript fences say nocheck (${percent.toFixed(1)} %); at most ${100 * MAX_UNCHECKED_SHARE} % may.`
    : '';
}

/** What was mended leaves the list, so that it cannot break again unseen; so does a page that is gone. */
function goneFault(pages: string[]): string {
  return pages.length > 0
    ? `${BASELINE_FILE} lists problems that are gone, of ${pages.join(', ')}; write "${UPDATE}".`
    : '';
}

/** Counts what a check saw, in words. */
function summarize(reports: SiftedReport[], milliseconds: number, hasBaseline: boolean): string {
  const fresh = sum(reports, (report) => report.fresh.length);
  const fragments = sum(reports, (report) => report.fragments);
  const leftOut = sum(reports, (report) => report.leftOut);
  return [
    `${reports.length} pages (${reports.filter(({ isFromCache }) => isFromCache).length} unchanged)`,
    `${sum(reports, ({ samples }) => samples)} samples checked${fragments ? `, ${fragments} of them fragments` : ''}`,
    `${sum(reports, ({ unchecked }) => unchecked)} unchecked${leftOut ? `, ${leftOut} left out` : ''}`,
    hasBaseline
      ? `${fresh} new problems, ${sum(reports, ({ known }) => known)} known`
      : `${fresh} problems`,
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(', ');
}

function sum<Report>(reports: Report[], countOf: (report: Report) => number) {
  return reports.reduce((total, report) => total + countOf(report), 0);
}
